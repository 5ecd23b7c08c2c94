/** Whether the window is as narrow as a phone's. */
const QUERY = matchMedia('(max-width: 60rem)');

class Narrow {
  is = $state(QUERY.matches);

  constructor() {
    QUERY.addEventListener('change', () => (this.is = QUERY.matches));
  }
}

export const narrow = new Narrow();

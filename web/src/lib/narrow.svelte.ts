/** Whether the window is as narrow as a phone's, held upright; a low one keeps everything beside the board. */
const QUERY = matchMedia('(max-width: 60rem) and (min-height: 27rem)');

class Narrow {
  is = $state(QUERY.matches);

  constructor() {
    QUERY.addEventListener('change', () => (this.is = QUERY.matches));
  }
}

export const narrow = new Narrow();

// Theme and language before the first paint, so that nothing flashes.
(function () {
    var root = document.documentElement;
    var kept;
    try {
        kept = JSON.parse(localStorage.getItem('tenshu-settings')) || {};
    } catch {
        kept = {};
    }
    var theme = kept.theme;
    if (theme !== 'light' && theme !== 'dark') {
        theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    }
    root.dataset.theme = theme;
    var colour = document.querySelector('meta[name="theme-color"]');
    if (colour) colour.setAttribute('content', theme === 'dark' ? '#1d1a15' : '#f6efe0');
    var languages = ['en', 'pt', 'it'];
    var language = kept.language;
    if (languages.indexOf(language) < 0) {
        language = 'en';
        for (var i = 0; i < navigator.languages.length; i++) {
            var found = navigator.languages[i].slice(0, 2);
            if (languages.indexOf(found) >= 0) {
                language = found;
                break;
            }
        }
    }
    root.lang = language === 'pt' ? 'pt-BR' : language;
    root.dataset.language = language;
})();

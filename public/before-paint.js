// Runs before the first paint, so that nobody sees the other colours or is read to in the wrong language first;
// and asks for the chunks that the app will want, which would otherwise be found out one after another.
(function () {
  var root = document.documentElement;
  var stored = {};
  try {
    stored = localStorage;
  } catch (forbidden) {}

  var mode = /dark/.test(stored.colorMode || '') ? 'dark' : 'light';
  var bar = document.querySelector('meta[name="theme-color"]');
  root.setAttribute('data-color-mode', mode);
  bar.setAttribute('content', bar.getAttribute('data-' + mode));

  // A page that was written in one language is in that language, and needs no chunks.
  var chunks = JSON.parse(document.currentScript.getAttribute('data-chunks'));
  if (!chunks) return;
  var language = chunks.words[stored.language] ? stored.language : root.lang;
  root.lang = language;
  []
    .concat(chunks.area, chunks.words[language], stored.authToken ? chunks.inside : [])
    .forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = /\.css$/.test(file) ? 'style' : 'script';
      link.href = file;
      document.head.appendChild(link);
    });
})();

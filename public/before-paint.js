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
  // Whoever has no session is on the way to the sign-in form, or beside it.
  var guest = location.pathname === '/login' ? chunks.guest : [];
  []
    .concat(chunks.words[language])
    .concat(stored.authToken ? chunks.inside.concat(chunks.insideWords[language]) : guest)
    .forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = /\.css$/.test(file) ? 'style' : 'script';
      link.href = file;
      document.head.appendChild(link);
    });

  // Without the app's own scripts nothing could say that they did not come. Chunks that it asks for later, it tells of.
  var words = JSON.parse(document.currentScript.getAttribute('data-trouble'))[language];
  var show = function (parent, name, text, look) {
    var element = document.createElement(name);
    element.textContent = text;
    element.className = look || '';
    return parent.appendChild(element);
  };
  addEventListener(
    'error',
    function (event) {
      var place = document.getElementById('root');
      if (!place || place.firstChild || !event.target.defer) return;
      var notice = show(place, 'section', '', 'dr-notice');
      notice.setAttribute('role', 'alert');
      show(notice, 'h1', words.title);
      show(notice, 'p', words.text);
      show(notice, 'button', words.tryAgain, 'dr-button dr-button-primary').onclick = function () {
        location.reload();
      };
    },
    true,
  );
})();

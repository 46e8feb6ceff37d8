// Runs before the first paint, so that nobody sees the other colours or is read to in the wrong language first;
// and asks for the chunks and the data that the app will want, which would otherwise be found out one after another.
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

  var text = function (key) {
    return (stored[key] || '').replace(/"/g, '');
  };
  // A page that was written in one language is in that language, and needs no chunks.
  var chunks = JSON.parse(document.currentScript.getAttribute('data-chunks'));
  if (!chunks) {
    // Its header stands for visitors and for who is signed in: one is hidden, and the name is filled in.
    if (!text('authToken')) return;
    root.setAttribute('data-signed-in', '');
    new MutationObserver(function (_, watch) {
      var name = document.querySelector('[data-own-name]');
      if (!name) return;
      watch.disconnect();
      name.textContent = text('userName');
    }).observe(root, { childList: true, subtree: true });
    return;
  }
  var language = chunks.words[stored.language] ? stored.language : root.lang;
  // The sign-in form's heading and outline are in the page, in its own language, until the form itself stands.
  if (location.pathname === '/login' && !stored.authToken && root.lang === language) {
    root.setAttribute('data-outline', 'login');
  }
  new MutationObserver(function (_, watch) {
    var outline = document.getElementById('outline');
    if (!outline || !document.querySelector('#root h1, #root [role=alert]')) return;
    outline.remove();
    watch.disconnect();
  }).observe(root, { childList: true, subtree: true });
  root.lang = language;
  // Whoever has no session is on the way to the sign-in form, or beside it.
  var guest = location.pathname === '/login' ? chunks.guest : [];
  var screen = chunks.screens[location.pathname] || [];
  var preload = function (file) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = /\.css$/.test(file) ? 'style' : 'script';
    link.href = file;
    document.head.appendChild(link);
  };
  chunks.words[language].forEach(preload);
  // Over a narrow line what comes at once comes late. So these wait until but one of the page's own preloads has come.
  var come = 0;
  var onCome = function (event) {
    if (event.target.rel !== 'preload') return;
    come += 1;
    if (come < document.querySelectorAll('link[rel=preload]').length - 1) return;
    document.removeEventListener('load', onCome, true);
    document.removeEventListener('error', onCome, true);
    (stored.authToken ? chunks.inside.concat(chunks.insideWords[language], screen) : guest).forEach(preload);
  };
  document.addEventListener('load', onCome, true);
  document.addEventListener('error', onCome, true);

  // Handed by `src/client/api/base/takePrefetched.ts` to the call that asks for the same.
  var ask = function (read) {
    var url = location.origin + read.call;
    var body = read.body.replace('$me', text('userId'));
    var headers = {
      'Content-Type': 'application/json',
      'Accept-Language': language,
      Authorization: 'Bearer ' + text('authToken'),
    };
    var answer = fetch(url, { method: 'POST', headers: headers, body: body });
    // Whoever takes it hears of it.
    answer.catch(function () {});
    return { url: url, headers: headers, body: body, answer: answer };
  };
  var isFirst = function (read) {
    return (
      (!read.at || read.at.indexOf(location.pathname) >= 0) && (!read.group || read.group == text('groupId'))
    );
  };
  if (text('authToken')) {
    globalThis.dragomanEarly = { at: Date.now(), calls: chunks.reads.filter(isFirst).map(ask) };
    // A page's first formatter takes as long as drawing a screen, all others nothing. So while scripts are on their way.
    [Intl.DateTimeFormat, Intl.NumberFormat].forEach(function (Format) {
      setTimeout(function () {
        new Format(language);
      });
    });
  }

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

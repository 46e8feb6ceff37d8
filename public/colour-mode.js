// Runs before the first paint, so that nobody sees the other colours or is read to in the wrong language first.
(function () {
  var stored = {};
  try {
    stored.mode = localStorage.getItem('colorMode');
    stored.language = localStorage.getItem('language');
  } catch (forbidden) {}
  var root = document.documentElement;
  var mode = stored.mode === 'dark' ? 'dark' : 'light';
  var bar = document.querySelector('meta[name="theme-color"]');
  root.setAttribute('data-color-mode', mode);
  bar.setAttribute('content', bar.getAttribute('data-' + mode));
  if (/^(en-US|es-MX|ja-JP)$/.test(stored.language || '')) root.lang = stored.language;
})();

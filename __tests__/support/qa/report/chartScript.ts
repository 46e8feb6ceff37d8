/** Runs in the report: charts fit their frame's width where they stay readable, are zoomed by buttons or Ctrl and wheel, and dragged. */
export const CHART_SCRIPT = `
for (const chart of document.querySelectorAll('.chart')) {
  const frame = chart.querySelector('.scroll');
  const svg = chart.querySelector('svg');
  const said = chart.querySelector('output');
  const [width, height] = [svg.width.baseVal.value, svg.height.baseVal.value];
  const room = (side) => frame[side] - 18;
  let scale = 1;
  const zoom = (wanted, x = frame.clientWidth / 2, y = frame.clientHeight / 2) => {
    const next = Math.min(3, Math.max(0.15, wanted));
    const [left, top] = [frame.scrollLeft + x, frame.scrollTop + y].map((at) => (at / scale) * next);
    scale = next;
    svg.style.width = width * scale + 'px';
    svg.style.height = height * scale + 'px';
    frame.scrollTo(left - x, top - y);
    said.textContent = Math.round(scale * 100) + ' %';
  };
  const ways = {
    in: () => zoom(scale * 1.25),
    out: () => zoom(scale / 1.25),
    real: () => zoom(1),
    width: () => zoom(Math.min(1, room('clientWidth') / width)),
    all: () => zoom(Math.min(1, room('clientWidth') / width, (innerHeight * 0.85 - 18) / height)),
  };
  for (const button of chart.querySelectorAll('button')) button.onclick = ways[button.dataset.zoom];
  frame.addEventListener('wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    zoom(scale * Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });
  frame.onpointerdown = (event) => {
    if (event.pointerType !== 'mouse') return;
    frame.setPointerCapture(event.pointerId);
    frame.classList.add('dragged');
  };
  frame.onpointermove = (event) => {
    if (frame.classList.contains('dragged')) frame.scrollBy(-event.movementX, -event.movementY);
  };
  frame.onpointerup = frame.onpointercancel = () => frame.classList.remove('dragged');
  zoom(Math.max(0.85, Math.min(1, room('clientWidth') / width)));
}
`;

import { themeCss } from '../../src/app/themeCss';
import { PALETTES } from '../../src/ui/theme';

test('the stylesheet of the first paint has every colour of both modes', () => {
  const [light = '', dark = ''] = themeCss().split(':root[data-color-mode=dark]');
  for (const color of Object.values(PALETTES.light)) expect(light).toContain(color);
  for (const color of Object.values(PALETTES.dark)) expect(dark).toContain(color);
  expect(light).toContain('color-scheme:light');
  expect(dark).toContain('color-scheme:dark');
});

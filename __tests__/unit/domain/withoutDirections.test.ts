import { withoutDirections } from '../../../src/shared/domain/text/visibleText';

test.each([
  ['Invoice \u202Egpj.exe', 'Invoice gpj.exe', 'an override'],
  ['\u2066Ana\u2069 \u202ALima\u202C', 'Ana Lima', 'isolates and embeddings'],
  ['\u2067\u202E', '', 'nothing else'],
  ['محمد\u200F (القاهرة)', 'محمد\u200F (القاهرة)', 'a mark that Arabic needs'],
])('of %j stays %j: %s', (text, left) => expect(withoutDirections(text)).toBe(left));

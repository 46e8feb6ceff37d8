type Colour = readonly [red: number, green: number, blue: number];

/** A WebP of one colour, written bit by bit after Google's specification of its lossless form. */
export function webpOf(width: number, height: number, colour: Colour): Buffer {
  return riff([chunk('VP8L', lossless(width, height, colour))]);
}

/** An animated WebP with a picture of each colour. */
export function animatedWebpOf(width: number, height: number, colours: readonly Colour[]): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = 0b10;
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const frames = colours.map((colour) => {
    const frame = Buffer.alloc(16);
    frame.writeUIntLE(width - 1, 6, 3);
    frame.writeUIntLE(height - 1, 9, 3);
    frame.writeUIntLE(100, 12, 3);
    return chunk('ANMF', Buffer.concat([frame, chunk('VP8L', lossless(width, height, colour))]));
  });
  return riff([chunk('VP8X', canvas), chunk('ANIM', Buffer.alloc(6)), ...frames]);
}

/** Every prefix code has one symbol only, so that the pixels themselves take no bits. */
function lossless(width: number, height: number, [red, green, blue]: Colour): Buffer {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit += 1) bits.push((value >> bit) & 1);
  };
  put(0x2f, 8);
  put(width - 1, 14);
  put(height - 1, 14);
  // no alpha, version 0, no transform, no colour cache, one group of codes
  put(0, 1 + 3 + 1 + 1 + 1);
  for (const symbol of [green, red, blue, 255]) {
    put(0b101, 3);
    put(symbol, 8);
  }
  put(0b0001, 4);
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  bits.forEach((bit, index) => (bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (index & 7))));
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function riff(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

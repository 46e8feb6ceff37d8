/** Where a step's picture is, from the report's folder. */
export const pictureOf = (machine: string, path: number, step: number): string =>
  `pictures/${machine}/${path}-${step}.jpg`;

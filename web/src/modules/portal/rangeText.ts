/** Range of numbers with thousands separators; word joiners keep it on one line. */
export const rangeText = (least: number, max: number): string =>
  [least, max].map((each) => each.toLocaleString('en-US')).join('\u2060–\u2060')

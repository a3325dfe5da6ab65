/** Texts of any length: Chinese without spaces, and one word without a line break opportunity. */
const fillings = { chinese: '防静电可调节人体工学办公座椅', word: 'ANTISTATIC0987654321XYZQ' } as const
export type Filling = keyof typeof fillings
export const longText = (filling: Filling, length: number): string =>
  fillings[filling].repeat(Math.ceil(length / fillings[filling].length)).slice(0, length)

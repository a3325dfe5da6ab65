/** Percentage with its sign: `+3.5%`, `−2.7%`. */
export const signed = (percent: string): string =>
  percent.startsWith('-') ? `−${percent.slice(1)}%` : percent === '0.0' ? '0.0%' : `+${percent}%`

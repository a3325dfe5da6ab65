/** Office supplies. */
export const office = `
  水笔 = 中性笔 = 签字笔 = 碳素笔 = 啫喱笔 = gel pen
  圆珠笔 = 原子笔 = 油笔 = 圆子笔 = ball pen = ballpoint pen = ballpoint = biro
`

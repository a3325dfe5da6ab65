import sharp from 'sharp'

export const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}`)
export const picture = (width: number, height: number, format: 'png' | 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer()

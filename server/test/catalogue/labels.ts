import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import sharp from 'sharp'

const fonts = ['Regular', 'SemiBold'] as const
for (const weight of fonts)
  GlobalFonts.registerFromPath(
    fileURLToPath(new URL(`../../assets/fonts/NotoSansSC-${weight}.ttf`, import.meta.url)),
    `Label ${weight}`,
  )

/** Photographed label: its lines from top to bottom, and the defects of the photo. */
export interface Label {
  readonly name: string
  readonly lines: readonly (readonly [text: string, size: number])[]
  readonly ink?: string
  readonly background?: string
  /** Rotation in degrees. */
  readonly turned?: number
  /** Maximum noise added to each pixel. */
  readonly noise?: number
  readonly blur?: number
  /** JPEG quality. */
  readonly quality?: number
  readonly width?: number
}

/** Renders a photo of the label as JPEG. */
export async function photographOf(label: Label): Promise<Buffer> {
  const { lines, ink = '#1d2129', background = '#ffffff', turned = 0, noise = 0, blur = 0, quality = 85 } = label
  const width = label.width ?? 900
  const height = lines.reduce((sum, [, size]) => sum + size * 1.7, 120)
  const canvas = createCanvas(width, Math.round(height))
  const context = canvas.getContext('2d')
  context.fillStyle = '#8a8f98'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((turned * Math.PI) / 180)
  context.translate(-width / 2, -height / 2)
  context.fillStyle = background
  context.fillRect(30, 30, width - 60, height - 60)
  context.fillStyle = ink
  let y = 60
  for (const [text, size] of lines) {
    context.font = `${size}px "Label ${size >= 40 ? 'SemiBold' : 'Regular'}"`
    y += size * 1.3
    context.fillText(text, 60, y)
    y += size * 0.4
  }
  let picture = sharp(canvas.toBuffer('image/png')).removeAlpha()
  if (blur > 0) picture = picture.blur(blur)
  if (noise === 0) return picture.jpeg({ quality }).toBuffer()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const random = noiseSource()
  for (let at = 0; at < data.length; at++)
    data[at] = Math.max(0, Math.min(255, data[at]! + (random() - 0.5) * 2 * noise))
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
}

/** Deterministic noise, so that a photo is the same in every run. */
function noiseSource(): () => number {
  let state = 7
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

/** Twenty labels, Chinese and English, from easy to hard. */
export const labels: readonly Label[] = [
  {
    name: 'plain',
    lines: [
      ['安岚 丁腈涂层防护手套', 48],
      ['型号 AL-NG107', 32],
      ['6901234500017', 28],
    ],
  },
  {
    name: 'turned 4°',
    turned: 4,
    lines: [
      ['墨禾 子弹头中性笔 0.5 mm', 46],
      ['MH-2231 黑色 12支/盒', 32],
    ],
  },
  {
    name: 'turned -7°',
    turned: -7,
    lines: [
      ['恒筑 PE安全帽 旋钮调节', 50],
      ['HZ-HM620 符合GB 2811', 30],
    ],
  },
  {
    name: 'small',
    lines: [
      ['产品名称：折叠防尘口罩 KN95', 22],
      ['品牌：守岳  型号：SY-KM302', 20],
      ['净含量：50只/盒  生产日期：2026/03/18', 18],
    ],
  },
  {
    name: 'very small',
    lines: [
      ['不锈钢球阀 DN25 PN16', 17],
      ['钧锤 JC-QF250', 15],
    ],
  },
  {
    name: 'low contrast',
    ink: '#9aa0a8',
    background: '#d8dbdf',
    lines: [
      ['云栖 食品级润滑脂', 44],
      ['YQ-RG810 800 g', 32],
    ],
  },
  {
    name: 'white on red',
    ink: '#ffffff',
    background: '#c8102e',
    lines: [
      ['干粉灭火器', 64],
      ['MFZ/ABC4 4 kg', 40],
      ['炎舟消防', 36],
    ],
  },
  {
    name: 'yellow on blue',
    ink: '#ffe14d',
    background: '#134a9c',
    lines: [
      ['彩色激光打印机', 56],
      ['简砚 JY-CP5200', 40],
    ],
  },
  {
    name: 'noise',
    noise: 45,
    lines: [
      ['拓岳 无刷充电式电钻', 46],
      ['TY-DR18V 18 V 2.0Ah', 34],
    ],
  },
  {
    name: 'strong noise',
    noise: 80,
    quality: 60,
    lines: [
      ['镀锌六角螺栓 M10×40', 44],
      ['拧山 100套/盒', 34],
    ],
  },
  {
    name: 'blur',
    blur: 2,
    lines: [
      ['抽取式面巾纸 3层', 46],
      ['青禾 24包/箱', 36],
    ],
  },
  {
    name: 'poor jpeg',
    quality: 18,
    lines: [
      ['明枢 交流接触器', 44],
      ['MS-CJX2-3210 220V', 34],
    ],
  },
  {
    name: 'promotion',
    background: '#ffe14d',
    lines: [
      ['限时特价 ¥29.90 包邮', 54],
      ['江澜 蓝牙无线鼠标', 44],
      ['买二送一 正品保证', 36],
      ['JL-MS300 黑色', 30],
    ],
  },
  {
    name: 'english',
    lines: [
      ['Landun Safety Goggles', 48],
      ['Model LD-EG205 Clear anti-fog', 32],
      ['Made in China', 24],
    ],
  },
  {
    name: 'english turned',
    turned: 5,
    noise: 25,
    lines: [
      ['Nitrile Coated Gloves', 50],
      ['Anlan AL-NG107 Size L', 34],
    ],
  },
  {
    name: 'english small',
    lines: [
      ['Stainless steel ball valve DN25', 19],
      ['Ruili RL-BV25 PN16 304', 18],
    ],
  },
  {
    name: 'english on green',
    ink: '#f4fff4',
    background: '#1f6b3a',
    lines: [
      ['Recycled copy paper A4', 48],
      ['80 g  500 sheets', 36],
    ],
  },
  {
    name: 'mixed',
    lines: [
      ['HIKVISON 镜头 4mm', 40],
      ['USB 3.2 Gen 2 扩展坞', 40],
      ['SKU 778-21/B', 28],
    ],
  },
  {
    name: 'everything',
    turned: -5,
    noise: 35,
    ink: '#3d4a3a',
    background: '#c9d3b8',
    lines: [
      ['半面罩防毒面具', 40],
      ['守岳 SY-RM700', 28],
      ['KN100 滤棉 x2', 24],
    ],
  },
  {
    name: 'many lines',
    lines: [
      ['产品合格证', 40],
      ['产品名称：数字式万用表', 26],
      ['规格型号：MS-DM890C+', 26],
      ['执行标准：GB/T 13978-2008', 24],
      ['生产日期：2026年05月12日', 24],
      ['厂址：江苏省苏州市工业园区星湖街328号', 22],
      ['服务热线：400-820-1234', 22],
      ['检验员：08', 22],
    ],
  },
]

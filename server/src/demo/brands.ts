import { cell, rows } from './catalogue/table.ts'

export interface Brand {
  zh: string
  latin: string
  /** Prefix of the brand's models: AL-NG107. Unique. */
  letters: string
  /** Codes of the first-level categories in which the brand sells. */
  sections: readonly string[]
}

/** Fictitious: zh | latin | letters | sections */
const table = `
  安岚 | Anlan | AL | 02 11
  拓岳 | Tuoyue | TY | 03 05 12
  恒筑 | Hengzhu | HZ | 02 03 12
  衡川 | Hengchuan | HC | 06 04
  青禾 | Qinghe | QH | 09 10
  明序 | Mingxu | MX | 04 08
  云栖 | Yunqi | YQ | 06 11
  江澜 | Jianglan | JL | 07 08
  砚白 | Yanbai | YB | 01 08
  栖木 | Qimu | QM | 08
  墨禾 | Mohe | MH | 01
  简砚 | Jianyan | JY | 01
  纸屿 | Zhiyu | ZY | 01 09 12
  白芥 | Baijie | BJ | 01
  序章 | Xuzhang | XZ | 01 08
  守岳 | Shouyue | SY | 02
  磐护 | Panhu | PH | 02
  岚盾 | Landun | LD | 02
  炎舟 | Yanzhou | YZ | 02
  峻手 | Junshou | JS | 02 03
  铁屿 | Tieyu | TI | 03
  锐砺 | Ruili | RL | 03
  工禾 | Gonghe | GH | 03
  拧山 | Ningshan | NS | 03 05
  钧锤 | Junchui | JC | 03
  准仓 | Zhuncang | ZC | 03 06
  明枢 | Mingshu | MS | 04
  电禾 | Dianhe | DH | 04
  流萤谷 | Liuyinggu | LY | 04
  铜屿 | Tongyu | TC | 04
  伏安里 | Fuanli | FA | 04 05
  转山 | Zhuanshan | ZS | 05
  轴原 | Zhouyuan | ZH | 05
  川岭 | Chuanling | CL | 05
  气屿 | Qiyu | QY | 05
  润谷 | Rungu | RG | 05 12
  析微 | Xiwei | XW | 06
  滴准 | Dizhun | DZ | 06
  镜湖原 | Jinghuyuan | JH | 06
  量川 | Liangchuan | LC | 06 12
  星砚 | Xingyan | XY | 07
  澜芯 | Lanxin | LX | 07
  云岫 | Yunxiu | YU | 07
  网屿 | Wangyu | WY | 07
  键舟 | Jianzhou | KZ | 07
  印川 | Yinchuan | YC | 08 07
  栖岸 | Qian | QA | 08
  座谷 | Zuogu | ZG | 08
  澄屿 | Chengyu | CY | 09
  净澜 | Jinglan | JN | 09
  棉舟 | Mianzhou | MZ | 09
  洁禾 | Jiehe | JI | 09
  山谷泉 | Shanguquan | SG | 10
  禾满仓 | Hemancang | HM | 10
  茗屿 | Mingyu | MY | 10
  果然里 | Guoranli | GR | 10
  岁丰 | Suifeng | SF | 10
  医禾 | Yihe | YH | 11
  康屿 | Kangyu | KY | 11
  护苒 | Huran | HR | 11
  箱舟里 | Xiangzhouli | XL | 12
  载岳 | Zaiyue | ZA | 12
  贴山 | Tieshan | TS | 12 01
  仓序 | Cangxu | CX | 12
`

export const brands: readonly Brand[] = rows(table, 4).map((cells) => ({
  zh: cell(cells, 0),
  latin: cell(cells, 1),
  letters: cell(cells, 2),
  sections: cell(cells, 3).split(' '),
}))

export const brandsOf = (section: string): Brand[] => brands.filter((brand) => brand.sections.includes(section))

import type { DemoProject } from '../demoProject.ts'

/** Projects in progress of small organisations, in addition to every third of all: their home pages show each kind. */
export const smallBiddings: readonly DemoProject[] = [
  {
    title: '办公楼平板灯更换竞价',
    content: '走廊与办公室照明灯具更换，含拆旧',
    category: '04',
    region: '330000',
    items: ['LED 平板灯 | 600×600 mm，40 W，4000 K | 盏 | 400 | 86', '应急筒灯 | 6 寸，续航 90 分钟 | 盏 | 120 | 72'],
    stage: { at: 'quoting', in: 52 },
  },
  {
    title: '保洁用品季度竞价',
    content: '各办公区卫生间与公共区域保洁用品',
    category: '09',
    region: '310000',
    items: ['大盘卷纸 | 700 g，12 卷/箱 | 箱 | 400 | 78', '洗手液 | 5 L/桶 | 桶 | 160 | 46'],
    stage: { at: 'enrolling', in: 70 },
    hasQuestions: true,
  },
  {
    title: '档案室密集架竞价',
    content: '档案室扩容密集架，含运输与安装',
    category: '12',
    region: '320000',
    items: ['手动密集架 | 900×560×2400 mm，双面 | 组 | 60 | 1260'],
    stage: { at: 'quoting', in: 96 },
    hasNoEnrolment: true,
  },
]

export const smallFixedPurchases: readonly DemoProject[] = [
  {
    title: '楼宇对讲原厂配件定点采购',
    content: '沿用原系统的对讲主机与室内分机',
    category: '02',
    region: '330000',
    items: ['对讲主机 | 10 英寸，人脸识别 | 台 | 10 | 2480', '室内分机 | 7 英寸，TCP/IP | 台 | 60 | 460'],
    stage: { at: 'enrolling', in: 64 },
  },
]

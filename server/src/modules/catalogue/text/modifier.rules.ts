import { keyOf, plain } from './text.rules.ts'

/** Filler words in keywords, which do not describe goods. */
export const fillers: ReadonlySet<string> = new Set(
  `的 和 与 及 或 等 之 用 款 型 类 式 采购 批发 价格 报价 多少钱 正品 包邮 现货 官方 旗舰店 厂家 直销 品牌 推荐 那种 一个 一些 需要 购买 我要 我想买
  便宜 便宜点 便宜些 实惠 特价 优惠 性价比 高性价比 质量好 好用 常用 热卖 爆款 新品 团购 集采 求购 询价 供应 送货 送货上门 急需 急用 请问 有没有 有吗 哪里 哪种 哪个 什么
  想要 想买 给 我们 咱们 单位 公司 一批 若干 左右 大概 使用 专用
  你好 您好 麻烦 谢谢 帮我 帮忙 找一下 找找 看看 看一下 来点 来个 来一个 我 我想 要 想 需 买 找 有 吗 呢 啊 吧 呀 哦 嗯 哎 喂 老板 亲 那个 这个 那 这 这种 哪里有 哪里买 在哪 有卖 卖 可以 能 能不能
  用来 用于 用作 专门 最好 比较 一点 一点儿 一下 一种 一款 一台 一把 一套 几个 几把 几台 几支 好点 好一点 机器 东西 神器 玩意 物品 产品 请 怎么 怎么卖 多少 现在 今天 马上 尽快 上 里 里面 上面 放在
  序号 名称 品名 规格 型号 数量 单位 单价 备注 金额 含税 小计 合计 总价 就是
  i we want please looking best some new supplier price wholesale bulk quality
  for the a an of and with in to or on buy need cheap cheapest my our your us some any do you have are there me purchase buying hello thanks`
    .split(/\s+/)
    .filter(Boolean),
)

/** Modifiers (colours, sizes, materials, remarks): they distinguish goods of one kind, but never name goods alone. */
const modifiers = `
  黑色 白色 红色 蓝色 绿色 黄色 灰色 橙色 紫色 粉色 棕色 银色 金色 透明 彩色 深蓝 浅蓝 深灰 浅灰 荧光黄 荧光 青色 品红 黑 白 红 蓝 绿 黄 灰 银灰 原木色 胡桃色
  black white red blue green yellow grey gray orange purple pink brown silver gold clear transparent cyan magenta colour color
  大号 小号 中号 加大 特大 大 小 中 长 短 宽 窄 厚 薄 加厚 加长 加宽 超薄 超大 迷你 大容量 小型 大型 中型 重型 轻型 large small medium mini big heavy light thin thick long short xl xxl
  s码 m码 l码 xl码 均码 男 女 男士 女士 男式 女式 儿童 成人 单人 双人
  商用 家用 工业 办公 专业 高级 高档 普通 通用 标准 优质 耐用 新款 进口 国产 便携 便携式 手持 手提 手提式 可折叠 折叠 伸缩 移动 固定 自动 全自动 半自动 手动 电动 数显 数字 智能 电子 高清 高速 静音 无线 有线 蓝牙
  office industrial professional standard portable folding automatic manual electric digital smart wireless wired disposable cordless rechargeable
  防水 防滑 防静电 防尘 防爆 防火 防腐 防锈 防割 防雾 耐磨 耐高温 耐油 耐酸碱 阻燃 绝缘 透气 速干 环保 无尘 一次性 可充电 充电 可调 waterproof
  不锈钢 304 316 碳钢 铁 铜 黄铜 铝 铝合金 塑料 木质 木 橡胶 硅胶 玻璃 纯棉 全棉 棉 真皮 牛皮 丁腈 乳胶 pvc pu pe pp abs stainless steel plastic nitrile latex leather cotton rubber
  定制 定做 订做 印字 刻字 印logo 带logo logo 金属 不锈 钢 钢制 铁质 合金 木制 纸质 布 布料 涤纶 尼龙 陶瓷 metal wood wooden iron aluminium aluminum brass silicone fabric paper
  pair pcs pc piece carton case drum dozen each level inch litre liter ream roll bottle count qty assorted refill replacement duty
  套装 整箱 整包 组合 单只 散装 盒装 袋装 瓶装 桶装 礼盒装 set pack box
`
const keys = new Set(modifiers.split(/\s+/).filter(Boolean).map(keyOf))

export const isModifier = (key: string): boolean => keys.has(key) || keys.has(plain(key))

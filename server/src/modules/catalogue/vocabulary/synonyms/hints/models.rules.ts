/**
 * Model numbers of well-known series by pattern: `pattern > things`. Patterns match the whole key of a code
 * (`bareCode`: lowercase letters and digits).
 */
const table = `
  (?:cf|ce|cb|cc|q|w)\\d{3,4}[axy]?|tn\\d{3,4}|dr\\d{3,4}|mlt?d\\d{3}\\w?|crg\\d{3}\\w?|[pd][dlt]\\w?\\d{3,4}h?|lt\\d{3,4}|fx\\d > 激光硒鼓 = 大容量粉盒 = 感光鼓组件
  t\\d{4}|pgi?\\d{2,4}|cli\\d{2,4}|lc\\d{3,4}|gi\\d{2}|00\\ds?墨水 > 原装墨盒
  cr\\d{4}|lr\\d{1,4}|ag\\d{1,2}|18650|26650|6f22|23a|27a|6lr61|lr03|lr6 > 碱性电池 = 锂铁电池
  6[0-4]\\d{2}(?:zz|2rs|2rz|rs|z|rz|ddu|llu|c3|2z)*|(?:222|223|230|231)\\d{2}\\w*|(?:302|303|313|320|322|323|332)\\d{2}|n[uj]\\d{3,4}\\w*|uc[pft]?\\d{3} > 深沟球轴承 = 圆锥滚子轴承 = 调心滚子轴承 = 带座轴承
  m\\d{1,2}x\\d{1,3}(?:x\\d+)? > 外六角螺栓 = 内六角螺栓 = 沉头螺钉
  [34]v\\d{3}\\w*|sy\\d{4}\\w*|vf\\d{4}\\w*|2w\\d{3}\\w* > 电磁阀
  (?:sc|scj?|su|mal|cdj2b?|cq2b?|sda|mgpm|cm2|dnc|tn|cxsm|adn)\\d+x\\d+\\w* > 标准气缸 = 薄型气缸 = 迷你气缸
  (?:dz47|nxb|ic65|c65|nb1|dz20|nm1|nxm|cm1|dz158|nb7|nxble|dz47le|easy9|idpn)\\w* > 小型断路器 = 漏电断路器 = 塑壳断路器
  (?:cjx2|lc1|nxc|cj20|cj40|cj19|3tf)\\w* > 交流接触器
  (?:my[24]n?|jzx\\w*|hh5[24]p|jqx\\w*|ly2n?)\\w* > 中间继电器
  (?:jr36|nr2|lrd|jrs1)\\w* > 热过载继电器
  (?:js7|js14|h3y|jss48|dh48)\\w* > 时间继电器
  (?:lrs|nes|s|dr|ndr|edr)\\d{2,3}(?:12|24|48|5) > 开关电源
  (?:fx[1235][a-z]*\\d*\\w*|s7\\d{3,4}\\w*|6es7\\w*|cp1[hle]\\w*|dvp\\w*|cpm\\w*) > plc主机 = 扩展模块
  (?:mm4[24]0|acs\\d{3}|fr[adef]\\d{3}|v20|g120|md\\d{3}|gd\\d{2,3}) > 变频器
  (?:smart700\\w*|mt\\d{4}\\w*|tk6\\d{3}\\w*|mcgs\\w*|gt2\\w*) > 触摸屏
  (?:9[789]0(?:pro|evo)?|sn[57]\\d{2}|[mb]x500|kc3000|nv[23]|a400) > 固态硬盘
  ddr[2345]l? > 内存条
  (?:ax|ac|be)\\d{3,5}|(?:wr|wdr|xdr|er)\\d{3,4}\\w*|tl\\w+ > 企业级路由器 = 千兆交换机
  (?:e1[456]|t1[46]s?|x1c?|x13|l1[3456]|p1[456]s?|r7000p?|xps\\d*)(?:gen\\d)? > 商用笔记本电脑
  l\\d{4}|m\\d{3,4}(?:dw|dn|nw|w|n|a|fdw|fdn)|(?:dcp|mfc)\\w+ > 黑白激光一体机 = 墨仓式一体机
  (?:hl|lbp|p)\\d{3,4}\\w* > 黑白激光打印机
  ds2\\w+|ipc\\w+|dh\\w{4,} > 网络摄像机
  [abcd]\\d{3,4}|sp[abcz]\\d{3,4}|xp[abz]\\d{3,4} > 三角皮带
  (?:htd|[358]m|xl|t5|t10)\\d{2,4} > 同步带
  j[45]\\d{2}|e\\d{4}|ths?\\w*j422 > 碳钢焊条
  (?:er50|er49|er70)\\w* > 气保焊丝
  (?:a102|a302|e308|e309)\\w* > 不锈钢焊条
  [05]w\\d{2}|1[05]w\\d{2} > 机油
  cat[567][ae]?\\w* > 工程网线 = 屏蔽网线
  (?:bvr?|zrbv|rvvp?)\\d\\w* > 铜芯电线 = 护套线
  (?:yjv|vv|kvvp?|yc|zryjv)\\d{0,2}\\w* > 电力电缆 = 控制电缆
  (?:e27|e14|gu10|b22) > 球泡
  t[58]led|led?t[58] > 灯管
  (?:uni)?t\\d{2}[abce]\\+?|ut\\d{2,3}\\w*|f\\d{3}|15b|17b|vc890\\w* > 数字万用表 = 钳形电流表
  dt[ds]?\\d{3,4}|dd[s]?\\d{3,4} > 单相电能表 = 三相电能表
  bh0?66|lmk\\w* > 电流互感器
  (?:y[ebk]?[234]?|ye3|yx3)\\d{2,3}[lms]\\d?\\w* > 三相异步电机
  (?:wq|qdx|qw)\\d+\\w* > 潜水排污泵
`
const models = table
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [pattern = '', things = ''] = line.trim().split(' > ')
    return { pattern: new RegExp(`^(?:${pattern})$`), things: things.split(' = ') }
  })

/** Things of a model number by its key; empty for unknown ones. */
export const thingsOfModel = (code: string): readonly string[] =>
  models.flatMap(({ pattern, things }) => (pattern.test(code) ? things : []))

/**
 * Misspelt queries: pinyin, wrong spellings, sizes, spaces and lines pasted from lists; the search was tuned for them.
 * The format is that of `queries.ts`.
 */
export const misspelt = `
  dian chi 5号 | 040501
  wanyongbiao | 040503
  shoudianzuan | 030201
  anquan mao | 020201
  fangduwankou zhao | 020402
  fanguangyi | 020403
  laobao shoutao | 0201
  huanbao lajitong | 090304
  shaohuoqi | -
  miehuoqi 4kg | 020502
  xidijing | 090202
  xiyiye | 090202
  canjinzhi | 090102
  zhijin | 090102
  weishengzhi | 090101
  fangbianmian | 100404
  yinliao | 1001
  kafei | 100202
  chaye | 100201
  dami 10kg | 100301
  zhoucheng 6205 | 050101
  famen | 050201
  dianlan | 040102
  wangxian | 040103
  chazuo | 040402
  kaiguan | 0404
  dengpao | 040301
  jiguang ce ju yi | 030303
  youbiaokachi | 030302
  luosidao | 030102
  zuantou | 030304
  jiaodai | 010403,1204,120104
  shuangmianjiao | 010403
  dingshuji | 010401
  dingshuzhen | 010404
  huixingzhen | 010404
  wenjianjia | 010301
  danganhe | 010302
  fuyinzhi | 010201
  a4zhi | 010201
  A4 zhi | 010201
  biji ben | 010202
  baiban bi | 010103
  tiwenji | 110301
  xueyaji | 110302
  mianqian | 110203
  chuangketie | 110202
  lunyi | 110403
  huojia | 120401
  tuopan | 120402
  zhixiang | 120101
  qipaomo | 120102
  chanraomo | 120103
  dybj | -
  lsd 十字 | 030102
  dyj | 080101
  tyy | 080201
  smj 胶带 | 010403
  qzb | 010101
  printter | 080101
  pritner | 080101
  keybord | 070201
  keyboad | 070201
  moniter | 070104
  projetor | 080201
  scaner | 080103
  laptob | 070101
  labtop | 070101
  notbook | 010202
  envelop | 010204
  sissors | 010402
  scissor | 010402
  calculater | 010405
  stapels | 010404
  staplar | 010401
  glovs | 0201
  gloves nitrile disposable | 020105,110102
  helment | 020201
  helmets safety yellow | 020201
  gogles | 020203
  screwdrivr | 030102
  screw drivers set | 030102
  hamer | 030104
  wrech | 030101
  plyers | 030103
  batery AA | 040501
  baterry | 040501
  flashlite | 040304
  flash light | 040304
  extention cord | 040402
  multi meter | 040503
  circut breaker | 040201
  bearring | 050101
  vavle | 050201
  ball valv | 050201
  lubricent | 050405
  thermometor | 060301,110301
  stethescope | 110303
  syringes 5ml disposible | 110304
  wheelchiar | 110403
  bandage elastc | 110202
  first-aid kit | 110201
  firstaid kit | 110201
  disinfectent | 090204
  detergant | 090202
  toiletpaper | 090101
  tissu paper | 090102
  handsoap | 090201
  trashbag | 090305
  garbage bag black 60x80 | 090305
  coffe | 100202
  choclate | 100403
  biscuts | 100401
  cookng oil | 100303
  shelfs | 120401
  palet | 120402
  bubblewrap | 120102
  strech film | 120103
  打印机（激光、黑白） | 080101
  激光打印机 A4 黑白 双面 网络 | 080101
  【急】打印机硒鼓 | 080104
  采购：A4复印纸 80g 10箱 | 010201
  中性笔/水笔（黑） | 010101
  圆珠笔(蓝色)0.7mm*12支 | 010102
  安全帽（白）20顶 | 020201
  手套-劳保-线 | 0201
  垃圾桶+垃圾袋 | 0903
  螺丝刀，十字，6寸 | 030102
  M10x80膨胀螺栓 | 030403
  M12螺母 | 030401
  M6平垫 | 030402
  DN25球阀 | 050201
  DN50 弯头 304 | 050202
  6204轴承 | 050101
  2.5平方电线 | 040101
  3*2.5平方护套线 | 040101
  4*25电缆 | 040102
  10A五孔插座 | 040402
  16A 空开 1P | 040201
  12W LED灯泡 | 040301
  36W 平板灯 | 040302
  5W30 机油 | 120501
  46# 抗磨液压油 | 050405
  75%酒精 500ml | 090204
  84消毒液 5L | 090204
  500ml 烧杯 | 060101
  10ml 移液管 | 060403
  1000倍 显微镜 | 060201
  64GB U盘 | 070302
  1TB固态 | 070301
  16G内存条 DDR4 | 070303
  27英寸显示器 | 070104
  24口交换机 | 070401
  55寸会议平板 | 080202
  1.2米办公桌 | 080301
  42码劳保鞋 | 020301
  XL 工作服 | 020404
  170 工装 | 020404
  20kg电子秤 | 120405
  2吨地牛 | 120302
  3吨手拉葫芦 | 120303
  120L垃圾桶 | 090304
  5kg洗衣液 | 090202
  10KG大米 | 100301
  5L花生油 | 100303
  550ml矿泉水 24瓶 | 100101
  A3复印纸80克 | 010201
  B5笔记本 | 010202
  3层抽纸 | 090102
  100抽 抽纸 | 090102
  打 印 纸 | 010201
  安 全 帽 | 020201
  U 盘 32G | 070302
  LED 灯 管 | 040302
  螺 丝 刀 | 030102
  電腦 | 0701
  鍵盤 | 070201
  滑鼠 無線 | 070202
  手電筒 | 040304
  螺絲起子 | 030102
  膠帶 透明 | 010403
  剪刀 辦公 | 010402
  訂書機 | 010401
  資料夾 A4 | 010301
  口罩 醫用 | 110101
  輪胎 光亮劑 | 120502
  衛生紙 | 090101
  咖啡機 | 080404
  電風扇 | 080403
  ＵＳＢ ３２Ｇ | 070302
  Ａ４　７０ｇ　复印纸 | 010201
  钉书针 24/6 | 010404
  笔记本电恼 | 070101
  键盘鼠标套妆 | 070201
  显示气 | 070104
  打应机 | 080101
  复印几 | 080102
  碎只机 | 080405
  投影义 | 080201
  文件甲 | 010301
  档案和 | 010302
  计算气 | 010405
  订书丁 | 010404
  双面交 | 010403
  胶带纸 | 010403,120104
  安全貌 | 020201
  劳保手逃 | 0201
  防护眼境 | 020203
  灭火气 | 020502
  螺丝到 | 030102
  板手 | 030101
  电站 | -
  手电转 | 030201
  卷迟 | 030301
  电磁伐 | 050402
  伐门 | 050201
  轴成 | 050101
  插做 | 040402
  灯光 | 0403
  垃圾代 | 090305
  拖吧 | 090301
  洗手夜 | 090201
  卫生只 | 090101
  毛斤 | 090402
  矿全水 | 100101
  牛耐 | 100104
  创可帖 | 110202
  体温记 | 110301
  轮以 | 110403
  货驾 | 120401
  托盆 | -
  纸相 | 120101
  得力 打印纸 A4 70g 佳宣 500张/包 5包/箱 | 010201
  齐心 B2210 订书机 12# 省力型 | 010401
  真彩 中性笔 009 0.5mm 蓝色 | 010101
  3M 1100 耳塞 子弹型 一次性 | 020205
  安思尔 11-800 手套 尼龙 丁腈涂层 | 020101
  博世 GSB 600 冲击钻 家用 | 030201
  牧田 角磨机 100mm 720W | 030203
  史丹利 羊角锤 16oz 木柄 | 030104
  德力西 DZ47s 小型断路器 1P 16A | 040201
  公牛 墙壁开关 一开双控 G07 | 040401
  欧司朗 LED灯泡 E27 9W 白光 | 040301
  双鹿 7号电池 碳性 40粒装 | 040501
  优利德 UT139C 数字万用表 真有效值 | 040503
  NSK 6308ZZ 轴承 | 050101
  三力士 B型三角带 B1500 | 050102
  SMC CDJ2B16-50 迷你气缸 | 050401
  欧姆龙 E2E-X5ME1 接近开关 NPN | 050501
  西门子 6ES7288 PLC 主机 | 050502
  联想 ThinkPad E14 笔记本电脑 i5 16G 512G | 070101
  戴尔 P2422H 显示器 23.8英寸 | 070104
  金士顿 DDR4 3200 16G 笔记本内存 | 070303
  海康威视 DS-2CD3T46 400万 网络摄像机 POE | 070404
  华为 S1730S 24口 千兆 交换机 | 070401
  惠普 LaserJet M208dw 激光打印机 双面 | 080101
  爱普生 L4268 墨仓式 彩色 一体机 | 080102
  兄弟 TN-2325 粉盒 | 080104
  格力 1.5匹 壁挂空调 一级能效 | 080402
  美的 饮水机 立式 温热 | 080401
  清风 卷纸 4层 140克 10卷/提 | 090101
  威猛先生 洁厕液 500g*2 | 090204
  妙洁 垃圾袋 平口 中号 30只 | 090305
  舒肤佳 香皂 115g | 090205
  高露洁 牙膏 120g | 090401
  怡宝 纯净水 555ml*24 | 100101
  立顿 红茶 100包 | 100201
  雀巢 速溶咖啡 1+2 | 100202
  金龙鱼 食用油 5L 一级大豆油 | 100303
  海天 酱油 1.9L | 100304
  康师傅 红烧牛肉面 桶装 12桶 方便面 | 100404
  稳健 医用外科口罩 独立包装 | 110101
  云南白药 创可贴 100片 | 110202
  鱼跃 血压计 上臂式 | 110302
  欧姆龙 电子体温计 MC-246 | 110301
`

/** Office machines, meeting rooms, furniture and appliances. */
export const equipment = `
  打印机 = 列印机 = 打字机打印 = 激光打印机 = 办公打印机 = printer = laser printer
  彩色打印机 = 彩打 = 彩色激光打印机 = 彩印机 = color printer = colour printer = colour laser printer
  黑白打印机 = 黑白激光打印机 = mono printer = black and white printer
  喷墨打印机 = 照片打印机 = inkjet printer = ink jet printer
  针式打印机 = 票据打印机 = 针打 = 发票打印机 = 针式票据打印机 = 税控打印机 = 凭证打印机 = dot matrix printer
  复印机 = 复合机 = 影印机 = 彩色数码复合机 = a3 数码复印机 = 数码复合机 = 复打机 = copier = photocopier = copy machine = xerox = photocopy machine
  多功能一体机 = 打印复印一体机 = 打印一体机 = 黑白激光一体机 = 一体机打印 = 墨仓式一体机 = 打印复印扫描一体机 = 三合一打印机 = multifunction printer = mfp = all-in-one printer = multifunction copier
  扫描仪 = 高速文档扫描仪 = 文档扫描仪 = 高拍仪 = 平板扫描仪 = 扫描机 = 馈纸扫描仪 = scanner = document scanner = flatbed scanner
  标签打印机 = 条码打印机 = 标签机 = 不干胶打印机 = 条码机 = 打标机标签 = label printer = barcode printer
  热敏打印机 = 便携热敏打印机 = 小票机 = 小票打印机 = 面单打印机 = 便携打印机 = thermal printer = receipt printer = portable printer
  硒鼓 = 碳粉盒 = 墨粉盒 = 激光硒鼓 = 粉盒 = 打印机硒鼓 = 鼓粉盒 = 晒鼓 = 墨鼓 = toner = toner cartridge = laser toner
  墨粉 = 碳粉 = 大容量粉盒 = 粉盒 = 打印机碳粉 = 炭粉 = 硒鼓粉 = toner powder
  墨盒 = 打印机墨盒 = 原装墨盒 = 墨水盒 = 喷墨墨盒 = 打印机墨水 = 墨水 = 连供墨水 = ink cartridge = ink = printer ink = printer cartridge = cartridge
  打印机耗材 > 硒鼓 = 墨盒 = 粉盒 = 感光鼓组件
  printer toner > 硒鼓 = 粉盒
  墨盒 > 硒鼓 = 粉盒
  感光鼓 = 鼓架 = 感光鼓组件 = 成像鼓 = 鼓组件 = drum unit = drum = imaging drum
  投影仪 = 投影机 = 商务投影仪 = 办公投影仪 = 投影 = 会议投影仪 = projector = beamer
  激光投影 = 激光工程投影机 = 工程投影机 = laser projector
  短焦投影 = 短焦互动投影仪 = 短焦投影仪 = 超短焦 = short throw projector
  投影幕 = 幕布 = projection screen
  会议平板 = 智能会议平板 = 电子白板 = 触摸会议一体机 = 智慧大屏 = 教学一体机 = 会议一体机 = 交互平板 = interactive board = smart board = interactive whiteboard = conference display
  智慧黑板 = 电子黑板 = smart blackboard
  商用显示屏 = 广告机 = 大屏 = 拼接屏 = 商用电视 = 商显 = 大屏幕 = commercial display = digital display = advertising screen
  电视 = 电视机 = 液晶电视 = 商用显示屏 = tv = television
  电子班牌 = 电子门牌 = digital signage = 信息发布屏
  视频会议 = 视频会议摄像机 = 会议摄像机 = 会议摄像头 = 远程会议 = 全景会议摄像头 = 视频会议设备 = 会议一体化终端 = 会议终端 = video conference = conference camera = video conferencing = conference system
  录播主机 = 会议录播主机 = 录播机 = 录播设备 = recording unit = lecture recorder
  话筒 = 麦克风 = 无线话筒 = 手持话筒 = 无线手持话筒 = 麦 = microphone = mic = wireless microphone
  鹅颈话筒 = 会议话筒 = 鹅颈会议话筒 = 台式话筒 = 鹅颈麦 = gooseneck microphone
  音柱 = 会议音柱 = 会议音箱 = 会议音响 = column speaker
  扩音器 = 便携扩音器 = 小蜜蜂 = 喊话器 = 喇叭扩音 = 大喇叭 = 手持喊话器 = megaphone = voice amplifier = loudhailer = portable amplifier = 扩音机 = 扩音喇叭
  办公桌 = 写字台 = 电脑桌 = 职员桌 = 单人办公桌 = 桌子 = 写字桌 = 员工桌 = 台子 = desk = office desk = computer desk = work desk
  table > 会议桌 = 洽谈圆桌 = 折叠培训桌 = 办公桌
  升降桌 = 电动升降桌 = 站立办公桌 = 电动桌 = 站立桌 = standing desk = height adjustable desk = sit-stand desk
  工位 = 屏风工位 = 卡座 = 办公卡位 = 隔断桌 = 职员工位 = 屏风桌 = workstation desk = cubicle = office workstation
  老板桌 = 主管桌 = 大班台 = 经理桌 = 班台 = 总裁桌 = executive desk
  会议桌 = 条形会议桌 = 开会桌 = 长条桌 = 会议台 = 大会议桌 = meeting table = conference table
  培训桌 = 折叠培训桌 = 折叠桌 = 折叠会议桌 = 条桌 = training table = folding table
  洽谈桌 = 圆桌 = 洽谈圆桌 = 会客桌 = 接待桌 = round table
  阅览桌 = 阅览室桌 = 图书馆桌 = reading table
  办公椅 = 电脑椅 = 转椅 = 职员椅 = 职员网椅 = 椅子 = 网椅 = 升降椅 = 靠背椅 = 老板椅 = 大班椅 = chair = office chair = desk chair = task chair = swivel chair
  人体工学椅 = 工学椅 = 护腰椅 = 人体工程学椅 = 电竞椅 = ergonomic chair
  会议椅 = 弓形椅 = 会议弓形椅 = 会客椅 = 四脚椅 = meeting chair = conference chair = cantilever chair = visitor chair
  培训椅 = 折叠椅 = 折叠培训椅 = 带写字板椅 = 会场椅 = folding chair = training chair
  沙发 = 办公沙发 = 会客沙发 = 接待沙发 = 接待三人位沙发 = 休闲单人沙发 = sofa = couch = settee
  茶几 = 沙发茶几 = tea table = coffee table
  排椅 = 等候椅 = 等候排椅 = 机场椅 = 连排椅 = 公共座椅 = 候诊椅 = waiting bench = waiting chair = airport chair = bench seat
  文件柜 = 铁皮柜 = 档案柜 = 资料柜 = 铁皮文件柜 = 办公柜 = 铁柜 = 资料铁柜 = 凭证柜 = filing cabinet = file cabinet = steel cabinet = office cabinet = document cabinet
  柜子 > 文件柜 = 更衣柜 = 移动活动柜
  cabinet > 文件柜 = 铁皮文件柜
  更衣柜 = 员工柜 = 储物柜 = 衣柜 = 鞋柜员工 = 存包柜 = 寄存柜 = 衣帽柜 = locker = clothes locker = staff locker
  活动柜 = 移动活动柜 = 三抽柜 = 推柜 = 抽屉柜 = 桌下柜 = 移动柜 = mobile pedestal = pedestal cabinet
  密集架 = 密集柜 = 档案密集架 = 密集架档案柜 = mobile shelving = compact shelving
  保险柜 = 保险箱 = 保管箱 = 密码箱 = 财务保险箱 = 电子密码保险柜 = 夹万 = safe = safe box = strongbox
  保密柜 = 保密文件柜 = 涉密文件柜 = 指纹保密柜 = 密码文件柜 = 保密箱 = security cabinet = classified cabinet
  饮水机 = 立式饮水机 = 茶吧机 = 冷热饮水机 = 桶装水饮水机 = water dispenser = water cooler = drinking fountain
  直饮机 = 净水机 = 商用直饮机 = 净水器 = 纯水机 = ro净水器 = 直饮水机 = water purifier = water filter machine
  开水器 = 开水机 = 热水器 = 步进式开水器 = 烧水机 = 开水炉 = 电开水器 = water boiler = hot water boiler = water heater
  即热饮水机 = 速热饮水机 = 台式饮水机 = instant hot water dispenser
  空调 = 冷气机 = 挂机 = 壁挂式空调 = 空调挂机 = 分体空调 = 空调机 = 冷暖空调 = air conditioner = ac unit = aircon = air conditioning
  柜机 = 空调柜机 = 柜式空调 = 立式空调 = cabinet air conditioner
  空气净化器 = 净化器 = 空气清净机 = 除甲醛机 = 新风净化 = air purifier = air cleaner
  除湿机 = 抽湿机 = 工业除湿机 = 抽湿器 = 除湿器 = 吸湿机 = dehumidifier
  加湿器 = humidifier
  风扇 = 电风扇 = 落地扇 = 电扇 = 落地电风扇 = 台扇 = 立式风扇 = fan = electric fan = pedestal fan = standing fan
  牛角扇 = 工业风扇 = 大风扇 = 工业牛角扇 = 大功率风扇 = 强力风扇 = industrial fan big
  电暖器 = 取暖器 = 电热器 = 暖炉 = 油汀 = 小太阳 = 电暖气 = 烤火炉 = heater = electric heater = radiator = space heater
  暖风机 = 热风机 = 热风扇 = fan heater
  微波炉 = 光波炉 = microwave = microwave oven
  电水壶 = 烧水壶 = 电热水壶 = 热水壶 = 快壶 = 电茶壶 = kettle = electric kettle = water kettle
  冰箱 = 电冰箱 = 冰柜 = 商用冰箱 = 冷藏柜 = 冷柜 = 展示柜冷藏 = 雪柜 = refrigerator = fridge = freezer
  咖啡机 = 全自动咖啡机 = 意式咖啡机 = 磨豆咖啡机 = coffee machine = coffee maker = espresso machine
  碎纸机 = 粉碎机 = 碎纸器 = 文件粉碎机 = 办公碎纸机 = 保密碎纸机 = shredder = paper shredder
  装订机 = 财务装订机 = 凭证装订机 = 胶装机 = 打孔装订机 = 热熔装订机 = binding machine = binder machine
  过塑机 = 塑封机 = 覆膜机 = 封塑机 = 过胶机 = laminator = laminating machine
  验钞机 = 点钞机 = 点验钞机 = 数钱机 = 点钞 = banknote counter = money counter = bill counter = cash counter
  电话机 = 座机 = 固定电话 = 固话 = 办公电话 = 商务电话机 = 电话 = 坐机 = telephone = phone = desk phone = landline
  无绳电话 = 子母机 = 无线座机 = cordless phone
  考勤机 = 打卡机 = 指纹考勤机 = 签到机 = 人脸考勤 = 指纹打卡机 = 刷卡机 = attendance machine = time clock = time attendance = fingerprint attendance
  对讲机 = 步话机 = 手台 = 无线对讲机 = 对讲 = walkie talkie = walkie-talkie = two way radio = two-way radio = intercom
  家具 = furniture = 办公家具 = office furniture
  触摸一体机 > 智能会议平板 = 触控一体机
`

/** Electrical supplies, lighting, batteries. */
export const electrical = `
  电线 = 导线 = 家装线 = 铜线 = 铜芯线 = 单芯线 = 硬线 = bv线 = bv = 铜芯电线 = 电线线 = electric wire = electrical wire = copper wire = building wire = wire
  软线 = bvr线 = bvr 软线 = 多股线 = 软电线 = 多芯软线 = flexible wire
  护套线 = rvv线 = rvv 护套线 = 电源线 = 软护套线 = sheathed wire = sheathed cable
  花线 = 双绞线电源 = 双绞花线 = 麻花线 = twisted wire
  电缆 = 线缆 = 电力电缆 = 动力电缆 = 电缆线 = yjv = yjv 电力电缆 = power cable = cable = electric cable
  控制电缆 = 控制线 = 信号线 = kvvp 控制电缆 = control cable = signal cable
  拖链线 = 拖链电缆 = 高柔电缆 = drag chain cable = flexible cable
  橡套线 = 橡套电缆 = 橡胶线 = 水泵线 = rubber cable
  网线 = 双绞线 = 局域网线 = 以太网线 = 宽带线 = 工程网线 = 六类线 = 超五类线 = network cable = ethernet cable = lan cable = utp cable = cat6 cable = 网络线 = 网络电缆
  六类网线 = 6类网线 = cat6网线 = cat6 = 六类
  超五类网线 = 五类网线 = cat5e网线 = cat5e = 超五类
  超六类 = cat6a = 超6类
  跳线 = 成品跳线 = 成品网线 = 网络跳线 = patch cord = patch cable
  扎带 = 尼龙扎带 = 捆绑带 = 绑线带 = 扎线 = 束线带 = 捆扎带 = 扎线带 = 塑料扎带 = 自锁扎带 = 勒死狗 = cable tie = zip tie = nylon tie = wire tie
  接线端子 = 端子 = 端子排 = 接线排 = 冷压端子 = 线鼻子 = 接线柱 = terminal block = terminal = wire terminal
  接线器 = 快速接线器 = 快速接头电线 = 接线头 = 连接器电线 = wago = wire connector = lever connector = quick wire connector
  热缩管 = 热缩套管 = 绝缘套管 = 收缩管 = 缩管 = heat shrink tube = heat shrink tubing = heatshrink = heat-shrink tube
  绝缘胶带 = 电工胶带 = 电胶布 = 绝缘胶布 = 电工胶布 = insulating tape = electrical tape
  线管 = 电线管 = 穿线管 = pvc管穿线 = pvc-u 电线管 = 走线管 = 阻燃管 = conduit = electrical conduit = wire conduit = kbg管 = jdg管 = 镀锌线管 = 穿线钢管
  波纹管 = 穿线软管 = 包塑金属软管 = 304 不锈钢穿线软管 = 蛇皮管 = flexible conduit
  线槽 = 走线槽 = 配线槽 = pvc线槽 = pvc-u 配电线槽 = 布线槽 = 电线槽 = 明装线槽 = cable trunking = trunking = wire duct = cable duct
  断路器 = 空气开关 = 空开 = 微断 = 小型断路器 = 跳闸开关 = 电闸 = 空气断路器 = circuit breaker = breaker = mcb = miniature circuit breaker
  漏保 = 漏电保护器 = 漏电开关 = 漏电断路器 = 漏电保护开关 = 触保器 = rcd = rcbo = residual current breaker = earth leakage breaker
  塑壳 = 塑壳断路器 = 塑壳开关 = 塑料外壳式断路器 = mccb = moulded case breaker = molded case circuit breaker
  隔离开关 = 刀闸 = 负荷开关 = 刀开关 = 闸刀 = isolating switch = disconnector = isolator = knife switch
  接触器 = 交流接触器 = 磁力开关 = cj接触器 = contactor = ac contactor = magnetic contactor
  继电器 = 中间继电器 = 小型继电器 = relay = control relay
  热继电器 = 热过载继电器 = 过载保护器 = 热保护器 = thermal relay = overload relay
  时间继电器 = 延时继电器 = 定时继电器 = timer relay = time relay = time delay relay
  开关电源 = 电源模块 = 直流电源 = 导轨开关电源 = 24v电源 = power supply = switching power supply = din rail power supply = psu = 电源适配器 = 直流稳压电源
  变压器 = 隔离变压器 = 控制变压器 = 调压器 = 变电器 = transformer
  led驱动 = led 驱动电源 = 镇流器 = led电源 = led driver
  配电箱 = 电箱 = 强电箱 = 照明箱 = 明装配电箱 = 配电盒 = 开关箱 = 回路箱 = distribution box = electrical box = distribution board = panel board
  接线箱 = 接线盒 = 防水盒 = 防水接线箱 = 分线盒 = junction box = waterproof box
  配电柜 = 动力柜 = 控制柜 = 动力配电柜 = 电控柜 = 电柜 = distribution cabinet = control cabinet = 电控箱 = 控制箱
  临时电箱 = 工地电箱 = 工地临时配电箱 = 三级箱 = site distribution box
  灯泡 = 球泡灯 = led灯泡 = led灯 = 节能灯 = 电灯泡 = led 球泡 = 球泡 = 灯炮 = light bulb = bulb = led bulb = led lamp
  筒灯 = led 筒灯 = 射灯 = 天花灯 = 孔灯 = downlight = led downlight
  灯 = lamp = light = lighting = 灯具 = 照明灯
  灯管 = 日光灯 = 日光灯管 = 荧光灯 = 光管 = led灯管 = t8灯管 = t8 led 灯管 = 长条灯 = led tube = tube light = fluorescent tube = fluorescent lamp
  平板灯 = 面板灯 = led 平板灯 = 格栅灯 = 吊顶灯 = 600x600灯 = panel light = led panel = panel lamp
  三防灯 = 防水灯 = 三防支架灯 = tri-proof light = tri-proof lamp = waterproof light
  净化灯 = 洁净灯 = 无尘灯 = cleanroom lamp
  工矿灯 = 厂房灯 = 车间灯 = 天棚灯 = 仓库灯 = led 工矿灯 = high bay light = high-bay lamp = warehouse light = high bay
  投光灯 = 泛光灯 = 射灯户外 = 探照灯 = 户外灯 = led 投光灯 = 投射灯 = floodlight = flood light = spotlight
  防爆灯 = 防爆投光灯 = 防爆灯泡 = explosion-proof light = explosion proof lamp
  路灯 = led 路灯头 = 路灯头 = 街灯 = 太阳能路灯 = street light = street lamp
  手电筒 = 手电 = 强光手电 = 电筒 = 照明手电 = 强光手电筒 = 充电手电筒 = torch = flashlight = flash light
  工作灯 = 充电工作灯 = 检修灯 = 维修灯 = 磁吸检修灯 = work light = inspection light = inspection lamp
  头灯 = 矿灯 = 头戴灯 = 头戴式手电 = headlamp = head lamp = headlight = head torch
  墙壁开关 = 开关面板 = 电灯开关 = 单开双控开关 = 开关 = 面板开关 = wall switch = light switch
  感应开关 = 人体感应开关 = 红外感应开关 = motion switch = sensor switch = motion sensor switch
  声控开关 = 声光控开关 = 声光控 = sound switch
  调光开关 = 调光器 = 旋钮开关调光 = dimmer = dimmer switch
  插排 = 插线板 = 排插 = 接线板 = 插座板 = 拖线板 = 插板 = 电源插座 = 新国标插线板 = 电插板 = 拖板 = 多孔插座 = 插座排 = power strip = extension socket = extension lead = power board = extension cord = socket strip
  插座 = 墙壁插座 = 五孔插座 = 五孔墙壁插座 = 电源插座 = socket = outlet = power socket = wall socket = wall outlet = power outlet
  pdu = pdu插座 = 机柜 pdu 插排 = 机柜插座 = 机柜插排 = rack pdu
  地插 = 地面插座 = 地插座 = 弹起式地插 = floor socket
  工业插头 = 防水插头 = 工业插座 = 工业防水插头 = 航插 = 三相插头 = industrial plug = waterproof plug = plug
  航空插头 = 航空接头 = 航空插座 = aviation plug = aviation connector
  电池 = 干电池 = battery = batteries = dry cell
  5号电池 = 五号电池 = aa电池 = 5号 碱性电池 = 5号 = aa = aa battery = lr6 = double a battery
  7号电池 = 七号电池 = aaa电池 = 7号 碱性电池 = 7号 = aaa = aaa battery = lr03 = triple a battery
  1号电池 = 一号电池 = 大号电池 = d型电池 = 1号 碱性电池 = d battery = lr20
  9v电池 = 九伏电池 = 方块电池 = 方电池 = 9v 碱性电池 = 9v battery = 万用表电池
  碱性电池 = 碱电池 = alkaline battery = alkaline cell
  碳性电池 = 锌锰电池 = 普通电池 = carbon battery
  充电电池 = 镍氢充电电池 = 镍氢电池 = 可充电电池 = rechargeable battery = nimh battery
  锂铁电池 = 锂电池一次 = lithium battery
  纽扣电池 = 扣式电池 = cr2032 = button cell = coin battery
  蓄电池 = 铅酸电池 = 阀控铅酸蓄电池 = 免维护电池 = ups电池 = 铅酸蓄电池 = 电瓶 = storage battery = lead acid battery = accumulator = vrla battery
  ups = 不间断电源 = ups电源 = 在线式 ups 电源 = 后备电源 = 应急电源 = uninterruptible power supply = ups power supply
  磷酸铁锂电池 = 锂电池组 = 锂电池 = 磷酸铁锂电池组 = lifepo4 = lithium battery pack = lifepo4 battery
  万用表 = 数字万用表 = 万能表 = 多用表 = 三用表 = multimeter = digital multimeter = multi meter
  钳形表 = 钳表 = 钳流表 = 钳形电流表 = 卡表 = clamp meter = clamp ammeter
  兆欧表 = 摇表 = 绝缘表 = 绝缘电阻测试仪 = 绝缘电阻表 = 绝缘测试仪 = megger = insulation tester = megohmmeter = insulation resistance tester
  接地电阻测试仪 = 接地电阻仪 = 接地表 = 地阻仪 = 接地电阻表 = earth tester = ground resistance tester
  电表 = 电度表 = 电能表 = 单相电能表 = 三相电能表 = 火表 = 预付费电表 = energy meter = electricity meter = power meter = kwh meter
  互感器 = 电流互感器 = ct互感器 = current transformer
  电力仪表 = 多功能电力仪表 = 多功能表 = power analyser = power analyzer
  转换插头 = 转换插座 = 插座转换器 = 插头转换器 = 旅行转换插头 = travel adapter = plug adapter
  台灯 = 护眼灯 = 护眼台灯 = 阅读灯 = desk lamp
  吸顶灯 = 圆形吸顶灯 = led吸顶灯 = ceiling light = ceiling lamp
  桥架 = 电缆桥架 = 线缆桥架 = 镀锌桥架 = cable tray
  玉米灯 = led 柱形灯泡 = 柱形灯泡 = corn bulb = led corn bulb
  射灯 > 投光灯 = 筒灯
  rvv > 护套线 = rvv 护套线
  bvr > 软线 = bvr 软线
  kvvp > 控制电缆
  rvvp > 护套线 = 控制电缆
`

/** Spare parts, pipes, pneumatics, automation. */
export const spares = `
  轴承 = 培林 = 滚珠轴承 = 滚动轴承 = 转轴承 = bearing
  深沟球轴承 = 滚珠轴承 = 球轴承 = 6204轴承 = ball bearing = deep groove ball bearing
  圆锥轴承 = 圆锥滚子轴承 = 锥形轴承 = taper roller bearing = tapered roller bearing
  调心轴承 = 调心滚子轴承 = 自调心轴承 = spherical roller bearing
  带座轴承 = 外球面轴承 = 外球面带座轴承 = 轴承座 = pillow block = pillow block bearing = bearing housing
  三角带 = 三角皮带 = v带 = v型带 = 三角胶带 = 传动带 = 皮带 = 工业皮带 = v-belt = v belt = drive belt = belt
  同步带 = 同步皮带 = 齿形带 = 正时皮带 = timing belt = synchronous belt
  多楔带 = 多沟带 = 发电机皮带 = ribbed belt
  输送带 = 传送带 = 流水线皮带 = 聚氨酯输送带 = pu输送带 = conveyor belt
  齿轮 = 圆柱齿轮 = 直齿轮 = 牙轮 = gear = spur gear
  滚子链条 = 传动链条 = 双排滚子链条 = 链子 = 工业链条 = roller chain = transmission chain
  链轮 = 牙盘 = 链盘 = sprocket = chain wheel
  齿条 = 齿排 = 牙条 = gear rack
  联轴器 = 联轴节 = 梅花联轴器 = 对轮 = 膜片联轴器 = 靠背轮 = coupling = shaft coupling
  导轨 = 直线导轨 = 滑轨 = 线性滑轨 = 直线滑轨 = 滑块 = 直线导轨滑块 = linear guide = linear rail = guide rail
  丝杠 = 滚珠丝杠 = 丝杆 = 滚珠丝杆 = 螺杆丝杠 = ball screw = lead screw
  球阀 = 铜球阀 = 不锈钢球阀 = 球形阀 = 球阀门 = ball valve
  闸阀 = 闸板阀 = 闸门阀 = gate valve
  蝶阀 = 对夹蝶阀 = 碟阀 = 蝶形阀 = butterfly valve
  止回阀 = 单向阀 = 逆止阀 = 止逆阀 = check valve = non-return valve
  截止阀 = 截门 = 节门 = globe valve = stop valve
  阀门 = 水阀 = 阀 = 凡而 = 开关阀 = valve
  水龙头 = 龙头 = faucet = water tap
  弯头 = 90度弯头 = 直角弯头 = 弯管 = elbow = pipe elbow
  三通 = t型接头 = 三通接头 = 三通管 = tee = pipe tee
  法兰 = 法兰盘 = 平焊法兰 = 法兰片 = flange
  活接 = 活接头 = 由令 = 油任 = union = pipe union
  管件 = 管接头 = 水管接头 = 管道配件 = pipe fitting = fitting
  无缝管 = 无缝钢管 = 钢管 = seamless pipe = steel pipe
  水管 = 给水管 = ppr管 = 上水管 = 薄壁水管 = water pipe = water supply pipe
  镀锌管 = 镀锌钢管 = 热镀锌管 = galvanised pipe = galvanized pipe
  管材 = 管子 = 管道 = pipe = tube pipe
  软管 = 胶管 = 水带 = 软水管 = hose = flexible hose
  钢丝软管 = 钢丝管 = 透明钢丝管 = 钢丝增强软管 = steel wire hose
  气管 = pu 气管 = 气动软管 = 空压机软管 = 压缩空气管 = 气动管 = air hose = pneumatic hose = air tube = pu tube
  高压油管 = 液压油管 = 高压胶管 = 高压橡胶管 = 液压软管 = high pressure hose = hydraulic hose
  硅胶管 = 食品级硅胶管 = 硅胶软管 = 硅橡胶管 = silicone hose = silicone tube
  水泵 = 抽水泵 = 抽水机 = 泵 = 循环泵 = 增压泵 = 自吸泵 = water pump = pump
  离心泵 = 管道泵 = 立式离心泵 = 立式泵 = centrifugal pump
  潜水泵 = 潜污泵 = 排污泵 = 潜水排污泵 = 污水泵 = submersible pump = sewage pump = sump pump
  多级泵 = 不锈钢多级泵 = 高扬程泵 = multistage pump
  计量泵 = 加药泵 = 定量泵 = metering pump = dosing pump
  电机 = 电动机 = 马达 = 三相电机 = 异步电机 = 三相异步电机 = 电马达 = motor = electric motor = induction motor = three phase motor
  伺服电机 = 伺服马达 = servo motor = servo
  减速机 = 减速器 = 齿轮减速机 = 变速箱 = 减速箱 = 减速电机 = gear reducer = gearbox = speed reducer
  防爆电机 = explosion-proof motor
  风机 = 鼓风机 = 通风机 = 抽风机 = 送风机 = fan blower = ventilation fan = industrial fan
  轴流风机 = 轴流风扇 = 管道风机 = axial fan
  离心风机 = 离心通风机 = centrifugal fan = centrifugal blower
  排风扇 = 排气扇 = 换气扇 = 工业排风扇 = 抽风扇 = 负压风机 = 抽气扇 = exhaust fan = ventilator = extractor fan
  旋涡风机 = 高压风机 = 高压旋涡风机 = 漩涡气泵 = 气泵风机 = side channel blower = vortex blower
  气缸 = 汽缸 = 气动缸 = 标准气缸 = air cylinder = pneumatic cylinder = cylinder
  电磁阀 = 气动电磁阀 = 气阀 = 二位五通电磁阀 = 换向阀 = solenoid valve = solenoid
  三联件 = 气源三联件 = 气源处理器 = 油水分离器 = 二联件 = 空气过滤器 = frl = frl unit = air preparation unit
  调压阀 = 减压阀 = 调压过滤器 = 气压调节阀 = pressure regulator = filter regulator = regulator
  节流阀 = 调速阀 = 流量调节阀 = flow control valve = throttle valve
  快插接头 = 气管接头 = 气动接头 = 快插 = 快速插头 = 直通快插接头 = 气接头 = push-in fitting = pneumatic fitting = push fitting = air fitting
  快速接头 = 快接 = 快换接头 = 自锁接头 = c式接头 = quick coupler = quick coupling = quick connector
  密封圈 = o型圈 = o形圈 = o 形密封圈 = o型密封圈 = o圈 = 橡胶圈 = 胶圈 = 皮圈 = o-ring = o ring = oring = sealing ring = rubber ring
  油封 = 骨架油封 = 轴封 = tc油封 = oil seal = shaft seal
  缠绕垫 = 缠绕垫片 = 金属缠绕垫 = 法兰垫片 = 石墨垫 = 密封垫 = gasket = spiral wound gasket
  机封 = 机械密封 = 水泵密封 = 水封 = mechanical seal
  密封件 = seal = seals
  液压油 = 抗磨液压油 = 46号液压油 = 46号抗磨液压油 = hydraulic oil = hydraulic fluid
  齿轮油 = 变速箱油 = 工业齿轮油 = gear oil
  黄油 = 润滑脂 = 锂基脂 = 锂基润滑脂 = 牛油润滑 = 轴承油脂 = grease = lubricating grease = lithium grease
  导轨油 = 机床导轨油 = slideway oil
  润滑油 = 机油工业 = 工业润滑油 = lubricant = lubricating oil
  润滑油 > 抗磨液压油 = 齿轮油 = 导轨油 = 锂基润滑脂
  传感器 = 感应器 = 探头 = 感测器 = sensor
  接近开关 = 接近传感器 = 电感式接近开关 = 感应开关 = 金属感应器 = proximity switch = proximity sensor = inductive sensor
  光电开关 = 光电传感器 = 光电感应器 = 光电眼 = 对射开关 = 红外感应器 = photoelectric sensor = photoelectric switch = photo sensor
  液位计 = 液位传感器 = 超声波液位计 = 水位计 = 液面计 = level sensor = level gauge = level meter
  位移传感器 = 电子尺 = 直线位移传感器 = displacement sensor
  plc = plc 主机 = 可编程控制器 = plc控制器 = 可编程逻辑控制器 = plc controller = programmable logic controller
  plc > 扩展模块
  扩展模块 = plc模块 = io模块 = 输入输出模块 = expansion module = io module
  触摸屏 = 人机界面 = hmi = 工控屏 = 触控屏 = touch screen = touch panel = hmi panel
  变频器 = 调速器 = 变频调速器 = 变频 = frequency inverter = vfd = inverter = variable frequency drive = frequency converter
  急停 = 急停按钮 = 急停开关 = 蘑菇头按钮 = 紧急停止 = 紧急停止按钮 = emergency stop = e-stop = emergency stop button
  按钮 = 按钮开关 = 带灯按钮 = 启动按钮 = 按键开关 = 自复位按钮 = push button = pushbutton = button switch
  三色灯 = 警示灯 = 三色塔灯 = 塔灯 = 报警灯 = 信号灯 = 多层警示灯 = stack light = tower light = signal tower = warning light
  旋钮开关 = 选择开关 = 转换开关 = 二档旋钮 = selector switch = rotary switch
  滤芯 = 过滤芯 = 过滤器滤芯 = 过滤棉芯 = filter element = filter = filter cartridge water
  pp棉 = pp 熔喷滤芯 = pp棉滤芯 = 净水滤芯 = 熔喷滤芯 = pp filter
  液压滤芯 = 液压油滤芯 = 机油滤芯 = 回油滤芯 = 油滤 = hydraulic filter = oil filter
  精密滤芯 = 精密除油滤芯 = 空压机滤芯 = 除油滤芯 = 精密过滤器 = coalescing filter = air compressor filter
  滤袋 = 无纺布滤袋 = 过滤袋 = 除尘布袋 = 布袋 = filter bag = dust bag filter
  角阀 = 三角阀 = 八字阀 = angle valve
  水阀门 > 阀门 = 球阀 = 闸阀
  指示灯 = 信号灯 = 带灯按钮 = 三色塔灯 = indicator light = pilot lamp = indicator lamp
  过滤器 > 滤芯 = 调压过滤器
  铁管 > 镀锌管 = 无缝管
  pipe > 无缝管 = 镀锌管 = 给水管 = 薄壁水管
`

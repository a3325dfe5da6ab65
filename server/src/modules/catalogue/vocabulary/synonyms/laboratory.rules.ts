/** Laboratory. */
export const laboratory = `
  烧杯 = 玻璃烧杯 = 低型烧杯 = 量杯 = beaker = glass beaker
  量筒 = 具嘴量筒 = 玻璃量筒 = 刻度量筒 = measuring cylinder = graduated cylinder
  容量瓶 = 定容瓶 = 量瓶 = volumetric flask
  滴定管 = 酸式滴定管 = 碱式滴定管 = burette = buret
  三角烧瓶 = 锥形瓶 = 三角瓶 = 三角烧杯 = 摇瓶 = conical flask = erlenmeyer flask = erlenmeyer
  圆底烧瓶 = 圆烧瓶 = 单口烧瓶 = round bottom flask
  烧瓶 = flask
  蒸馏烧瓶 = 蒸馏瓶 = 支管烧瓶 = distilling flask = distillation flask
  抽滤瓶 = 吸滤瓶 = 过滤瓶 = 真空抽滤瓶 = filtering flask = filter flask
  试管 = 玻璃试管 = 平口试管 = test tube
  离心管 = 锥底离心管 = ep管 = 尖底离心管 = centrifuge tube
  冻存管 = 冷冻管 = 低温管 = cryogenic vial = cryovial = cryo tube
  比色管 = 纳氏比色管 = colorimetric tube
  培养皿 = 细菌培养皿 = 平皿 = 细胞培养皿 = 玻璃培养皿 = petri dish = culture dish
  进样瓶 = 顶空瓶 = 顶空进样瓶 = 样品瓶 = 色谱瓶 = vial = headspace vial = sample vial
  广口瓶 = 试剂瓶 = 广口样品瓶 = 样品瓶 = sample bottle = reagent bottle = wide mouth bottle
  显微镜 = 生物显微镜 = 光学显微镜 = 电子显微镜 = microscope
  体视镜 = 体视显微镜 = 解剖镜 = 立体显微镜 = 体式显微镜 = stereo microscope = stereomicroscope
  金相镜 = 金相显微镜 = metallurgical microscope
  天平 = 电子天平 = 分析天平 = 电子分析天平 = 精密天平 = 万分之一天平 = 千分之一天平 = 实验室天平 = balance = analytical balance = precision balance = lab balance
  水分仪 = 水分测定仪 = 水份测定仪 = 快速水分仪 = 含水率测定仪 = moisture analyser = moisture analyzer = moisture meter
  ph计 = 酸度计 = 台式酸度计 = 笔式 ph 计 = 酸碱度计 = ph测试仪 = ph笔 = ph meter = ph tester
  电导率仪 = 电导仪 = 电导率笔 = 电导率 = conductivity meter
  溶氧仪 = 溶解氧测定仪 = 溶解氧仪 = do仪 = dissolved oxygen meter = do meter
  分光光度计 = 紫外分光光度计 = 紫外可见分光光度计 = 光度计 = spectrophotometer = uv-vis spectrophotometer = uv vis
  离心机 = 台式高速离心机 = 高速离心机 = 实验离心机 = centrifuge
  培养箱 = 恒温箱 = 恒温培养箱 = 生化培养箱 = incubator
  烘箱 = 干燥箱 = 电热鼓风干燥箱 = 烤箱实验 = 鼓风烘箱 = 恒温干燥箱 = drying oven = lab oven = oven
  温度计 = 测温计 = 温度表 = 双金属温度计 = 工业温度计 = 水银温度计 = thermometer = temperature gauge
  热电偶 = 测温探头 = k型热电偶 = 温度传感器 = 热电阻 = thermocouple = temperature sensor = temperature probe
  红外测温仪 = 测温枪 = 工业测温枪 = 红外线测温仪 = 红外温度计 = 点温枪 = infrared thermometer = ir thermometer = temperature gun
  温湿度计 = 温湿度记录仪 = 温湿度表 = 温度记录仪 = hygrometer = temperature humidity logger = data logger = thermo-hygrometer
  压力表 = 气压表 = 水压表 = 油压表 = 真空表 = 普通压力表 = pressure gauge = manometer
  耐震压力表 = 抗震压力表 = 充油压力表 = 防震压力表 = vibration-proof gauge = oil filled gauge
  数显压力表 = 数字压力表 = 电子压力表 = digital pressure gauge
  压力变送器 = 压力传感器 = 压变 = pressure transmitter = pressure sensor
  秒表 = 电子秒表 = 跑表 = 计时表 = stopwatch = stop watch
  计时器 = 定时器 = 实验室定时器 = 倒计时器 = timer
  转速表 = 数显转速表 = 测速仪 = 转速计 = tachometer
  噪音计 = 噪声计 = 分贝仪 = 声级计 = 噪音测试仪 = 噪声仪 = sound level meter = noise meter = decibel meter
  流量计 = 电磁流量计 = 流量表 = 水流量计 = flowmeter = flow meter
  转子流量计 = 玻璃转子流量计 = 浮子流量计 = rotameter
  气体检测仪 = 四合一气体检测仪 = 有毒气体检测仪 = 四合一 = 气体探测器 = 测氧仪 = gas detector = gas monitor = four-gas detector
  燃气报警器 = 可燃气体报警器 = 煤气报警器 = 天然气报警器 = 泄漏报警器 = gas alarm = combustible gas alarm
  无水乙醇 = 乙醇 = 酒精 = 无水酒精 = 分析纯乙醇 = ethanol = absolute ethanol = alcohol
  乙腈 = 色谱乙腈 = acetonitrile
  氯化钠 = 工业盐 = nacl = sodium chloride
  氢氧化钠 = 烧碱 = 火碱 = 片碱 = 苛性钠 = naoh = sodium hydroxide = caustic soda
  盐酸 = 盐酸标准溶液 = 氢氯酸 = hcl = hydrochloric acid
  标准溶液 = 标液 = 标准液 = 标准品 = standard solution
  化学试剂 = 试剂 = 化学品 = 分析纯 = reagent = chemical = chemical reagent
  ph试纸 = 广泛 ph 试纸 = 酸碱试纸 = 石蕊试纸 = 精密试纸 = ph paper = ph test paper = litmus paper = ph strip
  余氯试纸 = 余氯测试条 = 余氯检测 = 余氯试剂 = chlorine test strip = residual chlorine strip
  试剂盒 = 水质检测试剂盒 = 水质检测 = 检测盒 = test kit = water test kit
  浓度试纸 = 消毒液浓度试纸 = 含氯试纸 = g-1试纸 = 84浓度试纸 = disinfectant test strip
  试纸 = test paper = test strip
  移液器 = 移液枪 = 取液器 = 加样枪 = 单道手动移液器 = 微量移液器 = 加样器 = pipette = pipettor = micropipette
  移液管 = 刻度吸管 = 移液器 = transfer pipette
  分液器 = 瓶口分液器 = 分配器瓶口 = bottle top dispenser = dispenser bottle
  吸头 = 枪头 = 移液吸头 = 无菌移液吸头 = 移液枪头 = tip头 = pipette tip = tips
  滤纸 = 定量滤纸 = 定性滤纸 = 过滤纸 = filter paper
  滤膜 = 微孔滤膜 = 过滤膜 = 针式过滤器 = membrane = filter membrane = membrane filter
  针头过滤器 = 针式过滤器 = 针筒过滤器 = 注射器滤头 = syringe filter
  通风柜 = 通风橱 = 排毒柜 = 排风柜 = 通风厨 = fume hood = fume cupboard
  安全柜 = 防爆柜 = 试剂柜 = 防爆试剂柜 = 化学品柜 = 危化品柜 = 药品柜 = 防火安全柜 = 防火柜 = flammables cabinet = safety cabinet = chemical cabinet = flammable cabinet
  超净台 = 超净工作台 = 净化工作台 = 无菌操作台 = 洁净工作台 = clean bench = laminar flow cabinet
  万向罩 = 万向排气罩 = 抽气罩 = 排烟罩 = 集气罩 = extraction arm
  实验台 = 实验桌 = 钢木实验台 = 全钢中央台 = 边台 = 中央台 = 试验台 = 操作台实验室 = lab bench = laboratory bench = lab table
  洗眼器 = 立式洗眼器 = 紧急洗眼器 = 冲淋洗眼器 = 喷淋洗眼器 = 洗眼机 = eyewash = eye wash = eyewash station = emergency shower
  水槽台 = 不锈钢水槽台 = 实验室水槽 = 水池台 = sink unit = lab sink
  校准 = 校准服务 = 仪器校准 = 计量校准 = 计量检定 = 校验 = 检定 = calibration = calibration service = 仪表校准 = 仪器检定
  检测 = 检测服务 = 第三方检测 = 检验服务 = testing service = inspection service
  水质检测服务 = 水质化验 = 水质检验 = 水检测 = water testing = 水质检测
  职业卫生检测 = 职业病危害检测 = 职业卫生检测服务 = 职业健康检测 = occupational hygiene testing
  消防检测 = 消防设施检测服务 = 消防年检 = 消防维保 = fire inspection
  设备维保 = 实验设备维保服务 = 仪器维修 = 设备维修 = 维保服务 = 维修服务 = maintenance service = instrument maintenance
  温度记录仪 = 温湿度记录仪 = temperature logger = data logger = temperature recorder
  超净台 > 超净工作台 = 通风柜
  lab scale = 电子天平 = 精密电子天平 = laboratory balance = lab balance
  laminar flow = 超净工作台 = laminar flow hood = laminar flow cabinet = clean bench
  试剂 > 无水乙醇 = 乙腈 = 氯化钠 = 氢氧化钠 = 盐酸标准溶液
`

/** Computers, network and software. */
export const computers = `
  笔记本电脑 = 手提电脑 = 便携电脑 = 笔记本计算机 = 本本电脑 = 商务本 = laptop = laptop computer = notebook computer = notebook pc = 商用笔记本电脑
  笔记本 > 笔记本电脑 = 国产化笔记本
  轻薄本 = 超极本 = 超薄笔记本 = ultrabook
  thinkpad > 笔记本电脑
  macbook > 笔记本电脑
  移动工作站 = mobile workstation = 图形笔记本
  台式电脑 = 台式机 = 电脑主机 = 主机 = 商用台式机 = 台式主机 = 台式计算机 = 办公电脑 = 组装电脑 = desktop = desktop computer = desktop pc = pc主机
  电脑 = 计算机 = 微机 = computer = pc
  电脑 > 笔记本电脑 = 台式机 = 迷你主机 = 平板电脑
  迷你主机 = 小主机 = mini主机 = 迷你电脑 = 微型电脑 = 微型主机 = mini pc
  工作站 = 图形工作站 = 设计电脑 = graphics workstation = workstation pc
  瘦客户机 = 云终端 = 云桌面终端 = thin client
  平板电脑 = 平板 = 二合一平板 = pad = ipad = tablet = tablet pc = tablet computer
  加固平板 = 三防平板 = 三防加固平板 = 工业平板 = rugged tablet
  一体机 = 一体电脑 = 触控一体机 = 电脑一体机 = all in one = all-in-one pc = aio
  显示器 = 显示屏 = 电脑屏幕 = 屏幕 = 液晶显示器 = 显示屏幕 = 电脑显示器 = 荧幕 = 商用显示器 = monitor = display = computer monitor = screen = lcd monitor
  曲面屏 = 曲面显示器 = curved monitor
  便携屏 = 便携显示器 = 副屏 = portable monitor
  键盘 = 电脑键盘 = 商务键盘 = 办公键盘 = keyboard
  机械键盘 = 青轴键盘 = mechanical keyboard
  键鼠套装 = 键鼠 = 键盘鼠标 = 键盘鼠标套装 = 鼠标键盘 = 鼠标键盘套装 = keyboard mouse combo = keyboard and mouse = keyboard mouse set
  小键盘 = 数字键盘 = 数字小键盘 = numeric keypad = numpad = keypad
  鼠标 = 滑鼠 = 电脑鼠标 = 光电鼠标 = 无线鼠标 = mouse = mice = optical mouse
  无线鼠标 = 静音无线鼠标 = wireless mouse
  蓝牙鼠标 = bluetooth mouse = 鼠标
  垂直鼠标 = 立式鼠标 = 人体工学鼠标 = vertical mouse = ergonomic mouse
  轨迹球 = 轨迹球鼠标 = trackball
  耳机 = 耳麦 = 头戴式耳麦 = 话务耳机 = 客服耳机 = 客服话务耳机 = 头戴耳机 = headset = headphone = earphone = headphones
  音箱 = 音响 = 桌面音箱 = 电脑音箱 = 喇叭 = 扬声器 = speaker = loudspeaker
  全向麦 = 全向麦克风 = 会议麦克风 = 会议全向麦 = 桌面麦克风 = conference microphone = omnidirectional microphone = speakerphone
  摄像头 = 网络摄像头 = 电脑摄像头 = 高清摄像头 = webcam = web camera = camera = 电脑网络摄像头
  读卡器 = 身份证读卡器 = 身份证阅读器 = 身份证读取器 = 刷卡器 = card reader = id card reader
  扫码枪 = 扫描枪 = 条码枪 = 条码扫描枪 = 扫码器 = 二维码扫描枪 = 扫描器枪 = 巴枪 = barcode scanner = scanner gun = qr scanner
  扩展坞 = 拓展坞 = 分线器 = hub = 集线器 = type-c扩展坞 = 转接器 = usb分线器 = docking station = usb hub = dock
  固态硬盘 = ssd = 固态 = 固态盘 = nvme 固态硬盘 = m2固态 = solid state drive = solid-state drive
  硬盘 = 机械硬盘 = 企业级硬盘 = 监控级硬盘 = 电脑硬盘 = hard disk = hard drive = hdd = disk drive
  移动硬盘 = portable hard drive = external hard drive = 固态硬盘
  监控硬盘 = 监控级硬盘 = surveillance hard disk
  u盘 = 优盘 = 闪存盘 = 闪盘 = u 盘 = 固态 u 盘 = 移动盘 = usb盘 = usb闪存 = 拇指盘 = usb stick = usb drive = flash drive = thumb drive = pen drive = usb flash drive = usb disk = usb
  加密u盘 = 加密 u 盘 = 安全u盘 = encrypted stick = encrypted usb drive
  存储卡 = 内存卡 = sd卡 = tf卡 = 闪存卡 = memory card = sd card = tf card = micro sd
  内存条 = 内存 = 电脑内存 = 内存卡条 = 台式机内存条 = ram = memory module = memory = dimm
  笔记本内存 = 笔记本内存条 = laptop memory = sodimm
  服务器内存 = 服务器内存条 = ecc内存 = server memory
  交换机 = 网络交换机 = 千兆交换机 = 以太网交换机 = 网络分线器 = switch = network switch = ethernet switch
  poe交换机 = poe 交换机 = poe供电交换机 = poe switch
  三层交换机 = 核心交换机 = 三层管理型交换机 = 网管交换机 = 管理型交换机 = managed switch = layer 3 switch
  路由器 = 无线路由器 = 企业级路由器 = wifi路由器 = 无线路由 = 企业路由器 = router = wifi router = wireless router = 无线网络 = wifi
  无线ap = 吸顶 ap = 吸顶ap = ap面板 = 无线接入点 = 无线发射器 = access point = wireless ap = ap = wifi ap
  网桥 = 无线网桥 = 点对点网桥 = wireless bridge
  4g路由器 = 4g 工业路由器 = 插卡路由器 = 随身wifi = 工业路由 = 4g router
  服务器 = 机架式服务器 = 机架服务器 = 伺服器 = server = rack server
  nas = 网络存储 nas = 网络存储 = 存储服务器 = 磁盘阵列 = network storage
  机柜 = 网络机柜 = 服务器机柜 = 标准网络机柜 = 弱电机柜 = 弱电箱 = network rack = rack = server cabinet = server rack = rack cabinet
  录像机 = 硬盘录像机 = 监控硬盘录像机 = nvr = dvr = 监控主机 = network video recorder = video recorder
  监控 = 监控摄像头 = 网络摄像机 = 监控摄像机 = 安防摄像头 = 监控器 = 摄像机 = 枪机 = cctv = security camera = surveillance camera = ip camera = network camera = cctv camera
  球机 = 球型摄像机 = 云台摄像头 = 球机摄像头 = dome camera = ptz camera
  门禁 = 门禁机 = 人脸门禁 = 人脸门禁一体机 = 门禁系统 = 人脸识别机 = 刷脸机 = access control = door access = face recognition terminal
  可视门铃 = 门铃 = 可视对讲门铃 = 对讲门铃 = video doorbell = doorbell
  办公软件 = 办公软件授权 = office软件 = wps = office = 文档软件 = office software = office suite
  杀毒软件 = 安全软件 = 终端安全软件 = 防病毒 = 防病毒软件 = antivirus = antivirus software = endpoint security
  cad = cad软件 = 设计制图软件 = 制图软件 = 设计软件 = 绘图软件 = cad software
  备份软件 = 数据备份软件 = 数据备份 = 容灾软件 = backup software
  软件 = software = 正版软件 = software licence = software license
  云主机 = 云服务器 = 云主机服务 = vps = 云计算 = 弹性云主机 = cloud server = cloud hosting
  运维服务 = 网络运维服务 = it运维 = it服务 = 网络维护 = 系统运维 = network operations = it service = it support
  机房巡检 = 机房巡检服务 = 机房维护 = server room inspection
  域名 = 域名与证书服务 = ssl证书 = https证书 = 域名注册 = domain name = ssl certificate
  网卡 = network card
  显卡 = graphics card
  鼠标垫 = mouse pad
  电容笔 = 触控笔 = 触屏笔 = 手写笔 = stylus = stylus pen
  水晶头 = 网线水晶头 = 网络水晶头 = 网线接头 = rj45 = rj45 connector
  充电宝 = 移动电源 = 便携充电器 = power bank
  手机支架 = 手机架 = 桌面手机支架 = phone stand = phone holder
  笔记本支架 = 电脑支架 = 笔记本电脑支架 = laptop stand
  显示器支架 = 显示器架 = 显示器增高架 = 屏幕支架 = monitor arm = monitor stand
  光纤跳线 = 尾纤 = 光纤线 = 光纤尾纤 = fiber patch cord = fibre patch cord
  测线仪 = 测线器 = 网线测试仪 = 寻线仪 = 网络测线仪 = cable tester
  显示屏 > 显示器 = 商用显示屏
`

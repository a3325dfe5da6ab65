/** Modifiers: colours, materials, qualities. */
export const general = `
  黑色 = 黑 = black
  白色 = 白 = white
  红色 = 红 = red
  蓝色 = 蓝 = blue
  绿色 = 绿 = green
  黄色 = 黄 = yellow
  灰色 = 灰 = grey = gray
  橙色 = 橘色 = 橘红 = orange
  透明 = clear = transparent
  彩色 = color = colour = coloured = colored
  青色 = cyan
  品红色 = 品红 = 洋红 = magenta
  不锈钢 = 白钢 = 304 不锈钢 = stainless steel = stainless = inox
  304不锈钢 = 304 = sus304
  316不锈钢 = 316 = sus316 = 316l
  碳钢 = carbon steel
  黄铜 = 铜 = brass
  铝合金 = 铝 = aluminium = aluminum
  塑料 = 塑胶 = plastic
  木质 = 木 = 实木 = wooden = wood
  橡胶 = rubber
  硅胶 = silicone
  丁腈 = 丁晴 = nitrile
  乳胶 = latex
  牛皮 = 真皮 = 皮 = leather
  棉 = 全棉 = 纯棉 = cotton
  玻璃 = glass
  玻璃钢 = fibreglass = fiberglass
  尼龙 = 锦纶 = nylon
  无线 = wireless = cordless
  有线 = wired
  蓝牙 = bluetooth
  充电 = 可充电 = 充电式 = rechargeable
  锂电 = 充电式 = 锂电池款 = lithium
  电动 = 电 = electric
  手动 = 人工 = manual
  自动 = automatic = auto
  数显 = 数字 = 电子 = digital
  电子 = electronic
  激光 = laser
  防水 = waterproof = water resistant
  防静电 = 抗静电 = anti-static = antistatic = esd
  防爆 = explosion-proof = explosion proof
  绝缘 = insulated = insulating
  耐高温 = 隔热 = heat resistant = heat-resistant
  一次性 = 一次性使用 = disposable = single use
  工业 = 工业级 = industrial
  商用 = 商务 = business = commercial
  办公 = 办公室 = office
  折叠 = 可折叠 = folding = foldable
  便携 = 便携式 = portable
  静音 = 无声 = silent = quiet
  加厚 = 厚 = thick
  消毒 = 除菌 = 杀菌 = disinfecting
  大号 = 大 = large = big
  小号 = 小 = small
  迷你 = mini = 微型
  重型 = heavy duty = heavy-duty
  轻型 = light duty = light-duty
  千兆 = gigabit
  高清 = hd
  安全 = 防护 = safety = protective
  医用 = 医疗 = medical
  消防 = fire
  灭菌 = 无菌 = sterile
  套装 = 套件 = 组套 = set = kit
  双头 = twin = dual = double
  l码 = l 码 = 大码
  m码 = m 码 = 中码
  s码 = s 码 = 小码
  单相 = single phase = single-phase
  三相 = three phase = three-phase = 3 phase
  人脸 = 人脸识别 = 刷脸 = face recognition
  儿童 = 小孩 = kids = child = children
  汽车 = 车用 = 车载 = car = vehicle
  会议 = 会议室 = meeting = conference
  实验室 = lab = laboratory
`

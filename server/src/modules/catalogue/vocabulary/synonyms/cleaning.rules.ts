/** Cleaning, tissue paper and personal care. */
export const cleaning = `
  卷纸 = 卫生纸 = 厕纸 = 手纸 = 卷筒纸 = 大盘纸 = 商用大盘纸 = 有芯卷纸 = 无芯卷纸 = 厕所纸 = 大卷纸 = toilet paper = toilet roll = toilet tissue = bathroom tissue
  厨房纸 = 厨房卷纸 = 厨房用纸 = 吸油纸 = kitchen roll = kitchen paper = paper towel roll
  抽纸 = 面巾纸 = 纸巾 = 软抽 = 软包抽纸 = 餐巾纸 = 盒装面巾纸 = 盒抽 = 面纸 = 抽取式面巾纸 = 餐纸 = facial tissue = tissue = tissues = tissue paper = napkin = napkins
  擦手纸 = 抹手纸 = 三折擦手纸 = 抽取式擦手纸 = 洗手间擦手纸 = 干手纸 = 檫手纸 = hand towel = paper towel = paper hand towel
  无尘纸 = 无尘布 = 工业擦拭纸 = 擦拭布 = 擦拭纸 = 吸油纸 = 工业抹布纸 = wiper = lint-free wipe = industrial wipe = cleanroom wipe
  湿巾 = 湿纸巾 = 消毒湿巾 = 酒精湿巾 = 湿巾纸 = 卫生湿巾 = 湿厕纸 = 清洁湿厕纸 = wet wipe = wet tissue = wipes = disinfecting wipe = alcohol wipe = baby wipe
  洗手液 = 泡沫洗手液 = 抑菌洗手液 = 洗手露 = 皂液 = hand wash = hand soap = liquid soap = handwash
  免洗洗手液 = 免洗手消毒凝胶 = 免洗凝胶 = 手消 = 手部消毒液 = 免洗手消毒液 = 手消毒液 = 消毒凝胶 = hand sanitizer = hand sanitiser = hand gel
  洗手膏 = 工业去油洗手膏 = 去油洗手膏 = 洗手砂 = 磨砂洗手膏 = hand cleaner = industrial hand cleaner
  洗衣液 = 洗衣粉 = 洗衣剂 = 衣物清洗剂 = 洗衣露 = laundry detergent = laundry liquid = washing powder = detergent
  洗洁精 = 洗涤灵 = 餐具洗洁精 = 洗碗液 = 洗碗精 = 洗碗剂 = 餐具清洗剂 = dishwashing liquid = dish soap = washing up liquid = dish detergent
  柔顺剂 = 柔软剂 = 衣物护理剂 = fabric softener = softener
  工作服洗涤剂 = 工作服重油污洗涤剂 = 重油污洗涤剂 = workwear detergent
  玻璃清洁剂 = 玻璃清洗剂 = 擦玻璃液 = 擦窗液 = 洗玻璃液 = glass cleaner = window cleaner = 擦窗玻璃水 = 玻璃水擦窗
  清洁剂 = 去污剂 = 多功能去污剂 = 全能清洁剂 = 去污粉 = 万能清洁剂 = 油污净 = cleaner = all purpose cleaner = cleaning agent = multi-purpose cleaner = 油污清洁剂 = 油污清洗剂 = 厨房油污清洁剂 = 洁瓷剂 = 瓷砖清洁剂
  地面清洁剂 = 地板清洁剂 = 洗地液 = 拖地液 = 地板清洁液 = 全能水 = floor cleaner
  光亮剂 = 不锈钢光亮剂 = 不锈钢清洁剂 = 不锈钢油 = 抛光液 = polish = stainless polish = stainless steel cleaner
  消毒液 = 84消毒液 = 84 消毒液 = 八四消毒液 = 84 = 漂白水 = 次氯酸钠 = 消毒水 = 漂白剂 = disinfectant = bleach = chlorine disinfectant
  酒精消毒液 = 75酒精 = 75度酒精 = 75% 酒精消毒液 = 医用酒精 = 消毒酒精 = 酒精 = 酒精喷雾 = alcohol disinfectant = rubbing alcohol = alcohol spray
  洁厕液 = 洁厕灵 = 马桶清洁剂 = 洁厕剂 = 厕所清洁剂 = 洁厕净 = 马桶清洁 = toilet cleaner = toilet bowl cleaner
  除菌喷雾 = 空气除菌喷雾 = 空气消毒 = 消毒喷雾 = 空气消毒剂 = disinfecting spray = disinfectant spray
  肥皂 = 洗衣皂 = 透明洗衣皂 = 透明皂 = 臭肥皂 = laundry soap = bar soap
  香皂 = 洗手皂 = 精油香皂 = 沐浴皂 = 药皂 = 洗脸皂 = soap = scented soap = toilet soap = hand soap bar = bar soap
  酒店香皂 = 酒店小香皂 = 小香皂 = 一次性香皂 = hotel soap
  扫帚 = 扫把 = 笤帚 = 扫帚簸箕 = 扫把簸箕 = 不锈钢扫帚簸箕套装 = 撮箕 = 簸箕 = 扫地把 = 扫帚畚箕 = 畚斗 = broom = dustpan = broom and dustpan = sweeper
  拖把 = 墩布 = 地拖 = 平板拖把 = 拖布 = 平拖 = 平板拖 = 胶棉拖把 = mop = flat mop = floor mop
  旋转拖把 = 拖把桶 = 甩干拖把 = 旋转拖布 = spin mop = mop bucket
  尘推 = 推尘 = 平推 = 排拖 = 除尘拖把 = 静电尘推 = dust mop = dust mop head
  水桶 = 塑料桶 = 加厚塑料水桶 = 提水桶 = 塑料水桶 = 储水桶 = 提桶 = bucket = pail = plastic bucket = water bucket
  榨水车 = 拖把车 = 挤水车 = 清洁车 = 保洁车 = 脱水车 = mop wringer = mop wringer trolley = janitor cart = cleaning trolley
  刮水器 = 玻璃刮 = 擦窗器 = 玻璃刮水器 = 刮玻璃器 = 刮窗器 = 推水 = 地刮 = 推水器 = 擦玻璃器 = 涂水器 = squeegee = window squeegee = window wiper
  马桶吸 = 皮搋子 = 马桶塞 = 通马桶 = 皮搋 = 厕所吸 = 马桶疏通器 = 通厕器 = 下水道疏通 = plunger = toilet plunger
  百洁布 = 海绵 = 百洁海绵 = 洗碗布 = 洗碗海绵 = 海绵擦 = 清洁海绵 = 擦锅布 = sponge = scouring pad = scouring sponge = cleaning sponge = scrubber
  抹布 = 毛巾抹布 = 超细纤维抹布 = 清洁布 = 擦桌布 = 洁净布 = 洗车毛巾 = 擦布 = cloth = cleaning cloth = microfibre cloth = microfiber cloth = rag duster
  钢丝球 = 清洁球 = 钢丝绒 = 洗锅球 = 铁丝球 = steel wool = scourer = wire ball
  擦机布 = 工业抹布 = 工业擦机布 = 破布 = 碎布 = 棉布头 = 揩布 = 机布 = rags = industrial rag = wiping rag
  垃圾桶 = 垃圾箱 = 脚踏垃圾桶 = 果皮箱 = 废物箱 = 卫生桶 = 垃圾筒 = trash can = dustbin = garbage can = waste bin = rubbish bin = bin = pedal bin
  分类垃圾桶 = 户外垃圾桶 = 户外分类垃圾桶 = 分类垃圾箱 = 环保垃圾桶 = 四分类垃圾桶 = recycling bin = outdoor bin = sorting bin
  纸篓 = 办公纸篓 = 废纸篓 = 字纸篓 = waste paper basket = wastebasket = paper bin
  环卫桶 = 大垃圾桶 = 工业环卫桶 = 240升垃圾桶 = 挂车桶 = 环卫垃圾桶 = wheelie bin = wheeled bin
  垃圾袋 = 塑料袋垃圾 = 平口垃圾袋 = 背心式垃圾袋 = 黑色垃圾袋 = 手提垃圾袋 = 胶袋垃圾 = 垃圾袋子 = bin liner = garbage bag = trash bag = bin bag = rubbish bag
  医疗垃圾袋 = 医废袋 = 医疗废物袋 = 医疗黄色垃圾袋 = 黄色垃圾袋 = clinical waste bag = medical waste bag
  可降解垃圾袋 = 环保垃圾袋 = 降解袋 = biodegradable bag
  牙刷 = 软毛牙刷 = toothbrush
  牙膏 = 清新牙膏 = toothpaste
  一次性牙刷 = 一次性牙具 = 酒店牙具 = 牙具 = dental kit = disposable toothbrush
  洗漱套装 = 旅行洗漱套装 = 洗漱用品 = 洗漱包 = 旅行套装 = 洗漱 = wash kit = toiletries = travel kit
  毛巾 = 面巾 = 纯棉毛巾 = 洗脸巾 = 擦脸毛巾 = 洗脸毛巾 = towel = face towel = cotton towel
  浴巾 = 加厚浴巾 = 洗澡巾 = 沐浴巾 = bath towel
  运动毛巾 = 速干运动毛巾 = 吸汗毛巾 = 健身毛巾 = sports towel = gym towel
  剃须刀 = 刮胡刀 = 手动剃须刀 = 胡须刀 = 剃胡刀 = razor = shaver
  电动剃须刀 = 电动刮胡刀 = 须刨 = electric shaver = electric razor
  洗发水 = 洗发露 = 沐浴露 = 洗发沐浴套装 = 洗发液 = 洗头膏 = 沐浴液 = shampoo = shower gel = body wash
  护手霜 = 护肤霜 = 手霜 = 润手霜 = hand cream = hand lotion
  雨伞 = 伞 = 三折自动伞 = 折叠伞 = 晴雨伞 = 自动伞 = 长柄伞 = 长柄商务伞 = 广告伞 = umbrella
  太阳伞 = 遮阳伞 = 防晒太阳伞 = 防晒伞 = sun umbrella = parasol
  一次性雨衣 = 一次性雨披 = 雨披 = disposable poncho = disposable raincoat
  杀虫剂 = 杀虫气雾剂 = 杀虫喷雾 = 灭蚊喷雾 = 灭虫剂 = 气雾杀虫剂 = 灭蝇 = insecticide = insect spray = bug spray = pesticide = 灭蚊 = 驱虫剂
  蚊香 = 电蚊香 = 蚊香液 = 电热蚊香液 = 灭蚊液 = 驱蚊液 = 电蚊香液 = mosquito coil = mosquito liquid = mosquito killer
  花露水 = 驱蚊花露水 = 驱蚊水 = 防蚊液 = 驱蚊 = 防蚊水 = mosquito repellent = insect repellent
  蟑螂药 = 蟑螂诱饵 = 杀蟑饵剂 = 灭蟑螂 = 蟑螂屋 = 杀蟑胶饵 = 蟑螂贴 = cockroach bait = roach killer = cockroach killer = 灭蟑螂药 = 灭蟑药
  空气清新剂 = 芳香剂 = 除臭剂 = 空气芳香剂 = 清新剂 = 除味剂 = air freshener = room spray
  除臭液 = 卫生间除臭液 = 厕所除臭 = 除臭 = deodoriser = deodorizer
  香膏 = 固体香膏 = 固体清香剂 = 芳香球 = 香薰 = solid air freshener
  车载香水 = 车载香氛 = 汽车香水 = 车香 = 车用香水 = car fragrance = car perfume = car air freshener
  清洁用品 = 保洁用品 = cleaning supplies
  地垫 = 脚垫 = 门垫 = 除尘垫 = 防滑垫 = 入户垫 = door mat = floor mat
  玻璃清洁 > 玻璃清洁剂
  灭蚊 > 蚊香液 = 电热蚊香液 = 杀虫气雾剂 = 驱蚊花露水
  清洗剂 > 清洁剂 = 多功能去污剂 = 化油器清洗剂
  油污 > 多功能去污剂 = 油污清洁剂
`

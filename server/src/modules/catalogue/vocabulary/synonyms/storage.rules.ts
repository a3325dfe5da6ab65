/** Packaging, handling, storage and vehicles. */
export const storage = `
  纸箱 = 纸箱子 = 纸盒箱 = 瓦楞箱 = 打包箱 = 五层瓦楞纸箱 = 快递箱 = 纸板箱 = 搬家纸箱 = 包装箱 = 箱子纸 = 瓦楞纸箱 = carton = carton box = cardboard box = shipping box = corrugated box = moving box = box carton
  飞机盒 = 快递盒 = 扣底盒 = 纸盒 = 邮寄盒 = mailer box = gift carton
  出口纸箱 = 重型出口纸箱 = 重型纸箱 = 七层纸箱 = export carton = heavy duty carton
  气泡膜 = 泡泡纸 = 气泡纸 = 防震气泡膜 = 气泡垫 = 泡沫纸 = 气泡袋 = 泡沫膜 = 防震膜 = bubble wrap = bubble film = air bubble
  珍珠棉 = 珍珠棉卷 = epe = 泡沫棉 = 泡沫板 = 包装棉 = 泡沫卷 = epe foam = foam roll = packing foam
  气柱袋 = 充气袋 = 缓冲气袋 = 气泡柱 = 充气柱 = 填充袋 = air column bag = air cushion
  蜂窝纸 = 蜂窝纸卷 = 缓冲纸 = 填充纸 = 蜂巢纸 = honeycomb paper = packing paper
  缠绕膜 = 拉伸膜 = 打包膜 = 裹包膜 = 围膜 = pe缠绕膜 = pe 缠绕膜 = 打包拉伸膜 = 包装膜 = 保护膜缠绕 = 托盘膜 = 塑料薄膜 = 塑料膜 = stretch film = stretch wrap = pallet wrap = wrapping film = plastic wrap = shrink wrap
  封箱胶带 = 封箱胶 = 打包胶带 = 透明封箱胶带 = 封口胶 = 快递胶带 = 大胶带 = 宽胶带 = 包装胶带 = 封箱带 = 胶带封箱 = 打包胶 = packing tape = packaging tape = carton sealing tape = box tape
  牛皮纸胶带 = 湿水牛皮纸 = 纸胶带 = 牛皮胶带 = kraft tape = kraft paper tape = paper tape
  印字胶带 = 印字封箱胶带 = 警示语胶带 = 淘宝胶带 = printed tape
  纤维胶带 = 玻璃纤维胶带 = 网格胶带 = 纤维胶布 = filament tape = fibreglass tape packing
  打包带 = 塑料打包带 = pp 打包带 = pp打包带 = 捆扎带打包 = 捆包带 = 打包绳 = 包装带 = 塑钢带 = pet 塑钢带 = strapping = strapping band = packing strap = pp strap = packing belt
  柔性打包带 = 柔性纤维打包带 = 纤维打包带 = cord strapping
  打包机 = strapping machine
  快递袋 = 快递包装袋 = 物流袋 = 防水快递袋 = 邮寄袋 = 包裹袋 = 服装快递袋 = 气泡信封 = courier bag = mailer bag = poly mailer = shipping bag = mailing bag
  自封袋 = 密封袋 = 封口袋 = 夹链袋 = 骨袋 = 密实袋 = 塑封袋 = 样品袋 = 拉骨袋 = zip bag = ziplock bag = zip lock bag = ziplock = resealable bag
  防静电袋 = 防静电屏蔽袋 = 屏蔽袋 = 静电袋 = anti-static bag = antistatic bag = esd bag = shielding bag
  真空袋 = 真空包装袋 = 抽真空袋 = 食品真空袋 = vacuum bag
  塑料袋 > 自封袋 = 快递袋 = 背心式垃圾袋
  plastic bag > 自封袋 = 快递袋
  标签纸 = 热敏标签纸 = 条码纸 = 不干胶标签纸 = 热敏纸 = 条形码纸 = 打印标签 = 条码标签 = 快递面单 = 铜版纸不干胶 = 铜版纸标签 = barcode label = thermal label = label paper = label roll = shipping label
  资产标签 = 亚银资产标签 = 固定资产标签 = 亚银标签 = 亚银纸 = asset label = asset tag
  磁性标签 = 货架磁性标签 = 货架标签 = 仓库标识 = 磁性标牌 = 标签牌 = magnetic label = shelf label
  碳带 = 色带 = 混合基碳带 = 条码碳带 = 蜡基碳带 = 全树脂碳带 = 打印机碳带 = 热转印碳带 = 树脂碳带 = ribbon = thermal transfer ribbon = barcode ribbon = carbon ribbon
  证卡色带 = 证卡机色带 = 制卡机色带 = card ribbon = card printer ribbon
  手推车 = 推车 = 平板手推车 = 平板车 = 小推车 = 拉货车 = 手拉车 = 搬运小车 = 拉货小车 = 拉货推车 = 推货车 = 小拉车 = trolley = hand cart = platform trolley = push cart = cart = hand trolley = platform truck
  老虎车 = 两轮推车 = 手推老虎车 = 拉杆车 = 虎车 = 搬货车两轮 = 两轮车 = sack truck = hand truck = dolly
  理货车 = 登高理货车 = 拣货车 = 分拣车 = 登高车 = order picking trolley = picking cart
  搬运车 = 液压车 = 地牛 = 手动叉车 = 手动液压搬运车 = 液压搬运车 = 托盘车 = 油压车 = 手动液压车 = 拖板车 = 手拉叉车 = pallet truck = pallet jack = hand pallet truck = hydraulic truck = pallet lifter
  电动搬运车 = 电动地牛 = 电动托盘车 = 电动叉车 = 小金刚 = electric pallet truck = electric pallet jack
  堆高车 = 堆高机 = 半电动堆高车 = 升高车 = 液压堆高车 = 升降叉车 = stacker = pallet stacker
  叉车 = 平衡重叉车 = 铲车 = 装卸车 = 内燃叉车 = forklift = fork lift = forklift truck
  葫芦 = 手拉葫芦 = 倒链 = 手动葫芦 = 神仙葫芦 = 手拉吊 = 起重葫芦 = chain hoist = chain block = manual hoist = hoist
  电动葫芦 = 电葫芦 = 卷扬机 = 起重机 = 电动吊机 = 微型电动葫芦 = electric hoist = winch
  吊装带 = 吊带 = 扁平吊装带 = 起重吊带 = 尼龙吊带 = 吊装绳 = 起重绳 = 吊带起重 = webbing sling = lifting sling = lifting strap = sling = lifting belt
  千斤顶 = 液压千斤顶 = 起重顶 = 油压千斤顶 = 卧式千斤顶 = jack = hydraulic jack = car jack
  货架 = 仓储货架 = 置物架 = 中型仓储货架 = 仓库货架 = 架子 = 仓库架 = 储物架 = 库房货架 = 轻型货架 = 货架子 = 层架 = shelving = rack shelf = storage rack = shelf = warehouse rack = storage shelf = warehouse shelving = shelves = racking = rack = 仓库架子
  重型货架 = 重型横梁货架 = 横梁货架 = 托盘货架 = 高位货架 = pallet rack = pallet racking = heavy duty rack
  角钢货架 = 万能角钢 = 角铁货架 = 角铁架 = slotted angle shelving = angle steel shelving
  工具柜 = 移动工具柜 = 工具车 = 工具推车 = 车间工具柜 = 抽屉工具柜 = tool cabinet = tool trolley = tool cart
  托盘 = 卡板 = 栈板 = 塑料托盘 = 塑胶卡板 = 地台板 = 叉车托盘 = 垫板托盘 = 川字托盘 = 川字网格托盘 = 垫仓板 = 地台 = pallet = plastic pallet = skid
  木托盘 = 木卡板 = 木栈板 = 实木托盘 = wooden pallet = wood pallet
  防渗漏托盘 = 防泄漏托盘 = 盛漏托盘 = 防漏托盘 = 二次容器 = 接油托盘 = spill pallet = spill containment
  周转箱 = 塑料箱 = 胶箱 = 塑料周转箱 = 物料箱 = 收纳箱 = 塑料筐 = 胶框 = 整理箱 = 物流箱 = eu 物流箱 = 储物箱 = 塑胶箱 = 中转箱 = crate = turnover box = plastic crate = tote = plastic box = storage box = euro container
  折叠箱 = 折叠周转箱 = 折叠筐 = 可折叠箱 = folding crate = collapsible crate
  防静电周转箱 = 防静电箱 = 静电周转箱 = 静电箱 = anti-static crate = esd box
  零件盒 = 组立零件盒 = 螺丝盒 = 物料盒 = 元件盒 = 配件盒 = 工具零件盒 = 斜口零件盒 = 背挂零件盒 = 分类盒 = 零件箱 = 小零件盒 = 塑料零件盒 = part bin = parts bin = parts box = component box = screw box = storage bin
  电子秤 = 电子称 = 电子台秤 = 秤 = 称重器 = 称 = 桌秤 = 计数秤 = 计数桌秤 = 计重秤 = scale = electronic scale = weighing scale = bench scale = digital scale = counting scale
  台秤 = 电子台秤 = 台称 = 磅秤 = 电子磅秤 = 电子磅 = 磅
  地磅 = 电子地磅 = 地秤 = 平台秤 = 小地磅 = 磅称 = floor scale = platform scale = weighbridge
  机油 = 发动机油 = 全合成机油 = 汽车机油 = 润滑油车用 = 合成机油 = engine oil = motor oil = car oil
  车用尿素 = 尿素 = 尿素液 = 柴油车尿素 = 尿素溶液 = adblue = def = urea solution
  防冻液 = 冷却液 = 防冻冷却液 = 水箱宝 = 汽车防冻液 = 发动机冷却液 = antifreeze = coolant = anti-freeze
  玻璃水 = 雨刮水 = 雨刷水 = 汽车玻璃水 = 挡风玻璃清洗 = 雨刮精 = screen wash = windshield washer = washer fluid = windscreen washer
  除锈剂 = 松锈剂 = 除锈润滑剂 = 防锈润滑剂 = wd40 = wd-40 = 螺丝松动剂 = 防锈剂 = 松动剂 = 除锈喷剂 = rust remover = penetrating oil = rust penetrant = penetrating lubricant
  化清剂 = 化油器清洗剂 = 化清 = 化油器清洁剂 = 节气门清洗剂 = 清洗剂汽车 = carburetor cleaner = carburettor cleaner = carb cleaner
  轮胎蜡 = 轮胎光亮剂 = 轮胎上光 = 轮胎宝 = 轮胎釉 = tyre shine = tire shine
  燃油宝 = 燃油添加剂 = 汽油添加剂 = 除积碳 = 燃油清洁剂 = fuel additive = fuel cleaner = fuel treatment
  汽车电瓶 = 汽车电池 = 车用电瓶 = 免维护汽车电瓶 = 启停型蓄电池 = 汽车蓄电池 = 电瓶 = 车载电瓶 = 汽车用电池 = car battery = vehicle battery = automotive battery
  叉车电瓶 = 叉车牵引电瓶 = 牵引电池 = 叉车电池 = 叉车蓄电池 = 牵引蓄电池 = forklift battery = traction battery
  应急启动电源 = 搭电宝 = 汽车应急电源 = 启动电源 = 打火电源 = 电瓶启动 = 搭电 = jump starter = jump pack = booster pack
  仓储 = warehouse = storage
  包装材料 = packaging = packaging material = 包材
  填充物 > 气泡膜 = 珍珠棉 = 气柱袋 = 蜂窝纸
`

/** Food, drinks and gifts. */
export const food = `
  矿泉水 = 天然矿泉水 = 饮用水 = 瓶装水 = 饮用天然水 = 小瓶水 = 天然水 = mineral water = bottled water = drinking water = water
  纯净水 = 蒸馏水 = 纯水 = 桶装水 = purified water = pure water
  苏打水 = 弱碱水 = soda water
  饮料 = 茶饮料 = 果汁饮料 = beverage = drink = drinks = soft drink
  无糖茶 = 无糖茶饮料 = 瓶装茶 = 乌龙茶饮料 = 茶饮料 = 茶饮 = tea drink = iced tea = unsweetened tea
  果汁 = 橙汁 = 果汁饮料 = 苹果汁 = juice = fruit juice = orange juice
  柠檬茶 = 冰红茶 = 柠檬红茶 = lemon tea
  椰汁 = 椰子汁 = 椰奶 = 椰子水 = coconut juice = coconut water = coconut milk
  运动饮料 = 电解质饮料 = 电解质水 = 功能饮料 = 补水饮料 = 能量饮料 = sports drink = electrolyte drink = energy drink
  维生素饮料 = 维他命饮料 = 维c饮料 = vitamin drink
  盐汽水 = 防暑盐汽水 = 防暑降温饮料 = 防暑饮料 = 降温饮料 = salt soda
  气泡水 = 苏打气泡水 = 汽水 = 碳酸水 = sparkling water = soda
  可乐 = cola = coke
  牛奶 = 纯牛奶 = 鲜奶 = 全脂牛奶 = 纯奶 = 盒装牛奶 = milk
  低脂奶 = 低脂牛奶 = 脱脂牛奶 = low fat milk = skim milk
  酸奶 = 酸牛奶 = 优酪乳 = 发酵乳 = 乳酸菌 = yogurt = yoghurt
  燕麦奶 = 植物奶 = 燕麦饮 = oat milk = oat drink
  茶叶 = 绿茶 = 龙井茶 = 茗茶 = 办公茶叶 = 散茶 = 龙井绿茶 = tea = tea leaves = green tea
  龙井 = 龙井绿茶 = 西湖龙井 = 明前龙井 = longjing
  红茶 = 正山小种红茶 = 正山小种 = 小种红茶 = 金骏眉 = black tea
  铁观音 = 乌龙茶 = 安溪铁观音 = oolong = oolong tea = tieguanyin
  花茶 = 茉莉花茶 = 茉莉花 = 茉莉茶 = jasmine tea
  茶包 = 袋泡茶 = tea bag = teabag
  咖啡 = 速溶咖啡 = 黑咖啡 = 速溶黑咖啡 = 美式咖啡 = 咖啡粉 = coffee = instant coffee
  挂耳 = 挂耳咖啡 = 滤挂咖啡 = drip coffee = drip bag coffee
  咖啡豆 = 意式咖啡豆 = 拼配豆 = coffee bean = espresso bean
  咖啡液 = 冷萃咖啡液 = 冷萃咖啡 = 浓缩咖啡液 = cold brew = cold brew coffee
  蜂蜜 = 洋槐蜂蜜 = 土蜂蜜 = 槐花蜜 = 洋槐蜜 = honey
  麦片 = 燕麦片 = 即食麦片 = 即食燕麦 = 早餐麦片 = 谷物麦片 = oatmeal = cereal = oats
  芝麻糊 = 黑芝麻糊 = 黑芝麻粉 = sesame paste
  柚子茶 = 蜂蜜柚子茶 = 柚子蜜 = yuzu tea = citron tea
  茶具 = 茶具套装 = 会议茶具套装 = 功夫茶具 = 茶壶 = 泡茶器 = tea set = teapot = tea ware
  茶杯 = 盖杯 = 陶瓷盖杯 = 陶瓷杯 = 会议杯 = 会议茶杯 = 办公杯 = 带盖茶杯 = tea cup = teacup = ceramic cup = mug
  杯子 > 茶杯 = 保温杯 = 纸杯 = 陶瓷盖杯
  cup > 茶杯 = 纸杯 = 陶瓷盖杯
  保温杯 = 不锈钢保温杯 = 保温壶 = 真空杯 = 水杯 = 焖烧杯 = 保温水杯 = vacuum flask = thermos = thermos cup = insulated cup = tumbler
  纸杯 = 一次性纸杯 = 一次性水杯 = 一次性杯子 = 一次性杯 = 水杯一次性 = 塑料杯 = paper cup = disposable cup
  大米 = 米 = 东北大米 = 稻米 = 香米 = 东北长粒香米 = 长粒香米 = 长粒香 = 粳米 = 食堂大米 = rice
  五常大米 = 稻花香 = 五常稻花香米 = 稻花香大米 = fragrant rice
  小米 = 有机小米 = 黄小米 = 小黄米 = millet
  杂粮 = 混合杂粮 = 五谷杂粮 = 粗粮 = 八宝粥米 = 豆子 = grain = mixed grain
  面粉 = 小麦粉 = 特一小麦粉 = 白面 = 高筋面粉 = 中筋面粉 = 饺子粉 = flour = wheat flour
  面条 = 挂面 = 龙须面 = 干面 = 鸡蛋面 = noodle = noodles = dried noodle
  荞麦面 = 杂粮面 = 荞面 = buckwheat noodle = soba
  拉面 = 手工拉面 = hand-pulled noodle = ramen
  食用油 = 菜油 = 植物油 = 炒菜油 = 色拉油 = 调和油 = 粮油 = cooking oil = edible oil = vegetable oil
  食用油 > 压榨花生油 = 一级大豆油 = 菜籽油 = 橄榄油
  花生油 = 压榨花生油 = peanut oil
  大豆油 = 一级大豆油 = 豆油 = soybean oil
  菜籽油 = 菜子油 = rapeseed oil = canola oil
  橄榄油 = 初榨橄榄油 = olive oil
  食盐 = 盐 = 加碘食盐 = 碘盐 = 食用盐 = 精盐 = salt
  酱油 = 生抽 = 老抽 = 酿造酱油 = 豉油 = soy sauce
  醋 = 陈醋 = 香醋 = 米醋 = 白醋 = 老陈醋 = vinegar
  调料 = 调味料 = 复合调味料 = 鸡精 = 味精 = 佐料 = 调味粉 = seasoning = spice = condiment
  饼干 = 曲奇 = 曲奇饼干 = 酥饼 = biscuit = cookie = cookies
  苏打饼干 = 梳打饼 = 咸饼干 = cracker = soda cracker
  面包 = 手撕面包 = 吐司 = 早餐面包 = bread
  蛋糕 = 蛋糕点心 = 糕点 = 点心 = 小蛋糕 = 甜点 = cake = pastry = dessert
  零食 = 休闲食品 = snack = snacks
  零食 > 曲奇饼干 = 每日坚果 = 黑巧克力 = 蛋糕点心 = 开心果
  坚果 = 每日坚果 = 干果 = 混合坚果 = 果仁 = nuts snack = mixed nuts = daily nuts
  花生 = 炒花生 = 花生米 = 落花生 = peanut
  开心果 = 阿月浑子 = pistachio
  板栗 = 栗子 = 板栗仁 = 甘栗 = chestnut
  瓜子 = 葵花籽 = sunflower seed
  糖果 = 水果硬糖 = 水果糖 = 糖 = 喜糖 = 硬糖 = candy = sweets = fruit candy
  巧克力 = 黑巧克力 = 朱古力 = 巧克力糖 = chocolate
  润喉糖 = 喉糖 = 薄荷糖 = 咽喉糖 = throat lozenge = lozenge
  牛轧糖 = 奶糖 = 花生牛轧糖 = nougat
  方便面 = 泡面 = 桶装方便面 = 桶面 = 速食面 = 杯面 = 康师傅泡面 = instant noodle = instant noodles = cup noodle
  自热米饭 = 自热饭 = 自热锅 = 自嗨锅 = 速食米饭 = self-heating rice = self heating meal
  即食粥 = 八宝粥 = 速食粥 = 粥 = instant porridge = porridge = congee
  午餐肉 = 午餐肉罐头 = 罐头 = 肉罐头 = luncheon meat = canned meat = spam = canned food = tinned food
  苹果 = 红富士 = 红富士苹果 = 富士苹果 = apple
  橙子 = 脐橙 = 赣南脐橙 = 橙 = 甜橙 = orange fruit = navel orange = oranges
  葡萄 = 提子 = 巨峰葡萄 = grape
  香蕉 = 进口香蕉 = banana
  水果 = 新鲜水果 = 生鲜水果 = 果盘水果 = fruit = fresh fruit
  青菜 = 蔬菜 = 叶菜组合 = 叶菜 = 生菜 = 小白菜 = 菠菜 = 新鲜蔬菜 = vegetable = vegetables = leafy greens
  西红柿 = 番茄 = 洋柿子 = tomato
  土豆 = 马铃薯 = 洋芋 = 山药蛋 = potato
  胡萝卜 = 红萝卜 = 萝卜 = carrot
  鸡蛋 = 鲜鸡蛋 = 土鸡蛋 = 鸡子 = egg = eggs
  猪肉 = 冷鲜猪肉 = 鲜肉 = 五花肉 = 肉 = pork
  鸡腿 = 冷冻鸡腿 = 鸡肉 = 琵琶腿 = chicken = chicken leg
  牛肉 = 牛腱子 = 牛腱 = 牛腱肉 = beef = beef shank
  礼盒 = 礼品盒 = 大礼包 = 福利礼盒 = 员工福利 = 节日福利 = 慰问品 = gift box = gift set = gift
  坚果礼盒 = 坚果干果礼盒 = 干果礼盒 = 坚果礼包 = nut gift box
  粮油礼盒 = 粮油组合礼盒 = 米面油礼盒 = 米面油 = grain and oil gift box
  生日礼盒 = 员工生日礼盒 = 生日礼物 = 员工生日 = birthday gift = birthday gift box
  茶叶礼盒 = 茶礼盒 = tea gift box
  月饼 = 中秋月饼 = 广式月饼礼盒 = 月饼礼盒 = 中秋礼盒 = 广式月饼 = mooncake = moon cake
  粽子 = 端午粽子 = 端午粽子礼盒 = 粽子礼盒 = 端午礼盒 = zongzi = rice dumpling
  汤圆 = 元宵 = 元宵汤圆 = 汤团 = sweet dumpling = tangyuan
  腊八粥 = 腊八粥礼盒 = laba porridge
  冰茶 = 无糖茶饮料 = 柠檬茶 = ice tea = iced tea
  炒货 > 炒花生 = 板栗仁 = 开心果 = 每日坚果
  肉类 > 冷鲜猪肉 = 牛腱子 = 冷冻鸡腿
  meat > 冷鲜猪肉 = 牛腱子 = 冷冻鸡腿
`

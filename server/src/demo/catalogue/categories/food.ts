import { group, type Section } from '../leaf.ts'

export const food: Section = {
  code: '10',
  zh: '食品饮料',
  en: 'Food & drink',
  groups: [
    group(
      '1001 | 饮用水与饮料 | Water and drinks | 1030307 | 13.00',
      `
      01 | 饮用水 | Drinking water | 箱 | 18–88 | water-bottle | drink | 饮用天然水=Natural water、纯净水=Purified water、天然矿泉水=Mineral water、苏打水=Soda water
      02 | 茶饮果汁 | Tea and juice drinks | 箱 | 32–128 | beverage-box | drink | 无糖茶饮料=Unsweetened tea、果汁饮料=Juice drink、柠檬茶=Lemon tea@bubble-tea、椰汁=Coconut drink@coconut
      03 | 功能饮料 | Energy drinks | 箱 | 38–168 | drink-can | drink | 电解质饮料=Electrolyte drink、维生素饮料=Vitamin drink、防暑盐汽水=Salt soda、气泡水=Sparkling water
      04 | 乳品 | Dairy | 箱 | 39–138 | glass-of-milk | drink | 纯牛奶=Milk、低脂牛奶=Low-fat milk、酸奶=Yoghurt、燕麦奶=Oat drink
      `,
    ),
    group(
      '1002 | 茶叶咖啡 | Tea and coffee | 1030301 | 13.00',
      `
      01 | 茶叶 | Tea | 罐 | 28–228 | teacup-without-handle | tea | 龙井绿茶=Longjing green tea、正山小种红茶=Lapsang black tea、铁观音=Tieguanyin oolong、茉莉花茶=Jasmine tea
      02 | 咖啡 | Coffee | 盒 | 19–88 | hot-beverage | tea | 速溶黑咖啡=Instant black coffee、挂耳咖啡=Drip bag coffee、意式咖啡豆=Espresso beans@hot-beverage、冷萃咖啡液=Cold brew concentrate
      03 | 冲调饮品 | Instant mixes | 罐 | 12–48 | honey-pot | tea | 洋槐蜂蜜=Acacia honey、即食麦片=Instant oatmeal@bowl-with-spoon、黑芝麻糊=Black sesame paste@bowl-with-spoon、柚子茶=Yuzu tea
      04 | 茶具水杯 | Tea ware and cups | 套 | 16–368 | teapot | drinkware | 会议茶具套装=Meeting tea set、陶瓷盖杯=Lidded ceramic cup@teacup-without-handle、不锈钢保温杯=Vacuum flask@thermos、一次性纸杯=Paper cups@cup-with-straw
      `,
    ),
    group(
      '1003 | 粮油调味 | Grain, oil and seasoning | 1030101 | 9.00',
      `
      01 | 大米杂粮 | Rice and grains | 袋 | 6–16 | rice-bag | grain | 东北长粒香米=Long-grain rice、五常稻花香米=Fragrant rice、有机小米=Organic millet、混合杂粮=Mixed grains@beans
      02 | 面粉面条 | Flour and noodles | 袋 | 4.8–15 | steaming-bowl | grain | 特一小麦粉=Wheat flour@rice-bag、挂面=Dried noodles、荞麦面=Buckwheat noodles、手工拉面=Hand-pulled noodles
      03 | 食用油 | Cooking oil | 桶 | 12–36 | cooking-oil | grain | 压榨花生油=Peanut oil、一级大豆油=Soybean oil、菜籽油=Rapeseed oil、橄榄油=Olive oil
      04 | 调味品 | Seasonings | 袋 | 2.8–16 | salt | seasoning | 加碘食盐=Iodised salt、酿造酱油=Soy sauce@sauce-bottle、陈醋=Aged vinegar@sauce-bottle、复合调味料=Blended seasoning
      `,
    ),
    group(
      '1004 | 休闲与方便食品 | Snacks and ready food | 1030201 | 13.00',
      `
      01 | 饼干糕点 | Biscuits and cakes | 盒 | 5.8–28 | cookie | snack | 曲奇饼干=Butter cookies、苏打饼干=Soda crackers、手撕面包=Pull-apart bread@bread、蛋糕点心=Cakes@cupcake
      02 | 坚果炒货 | Nuts | 袋 | 8.8–36 | peanuts | snack | 每日坚果=Daily nuts、炒花生=Roasted peanuts、开心果=Pistachios@chestnut、板栗仁=Chestnut kernels@chestnut
      03 | 糖果巧克力 | Sweets and chocolate | 盒 | 5.8–38 | candy | snack | 水果硬糖=Fruit candy、黑巧克力=Dark chocolate@chocolate-bar、润喉糖=Throat lozenges、牛轧糖=Nougat
      04 | 方便速食 | Instant food | 箱 | 6.8–26 | takeout-box | snack | 桶装方便面=Instant noodles@steaming-bowl、自热米饭=Self-heating rice、即食粥=Instant porridge@canned-food、午餐肉罐头=Luncheon meat@canned-food
      `,
    ),
    group(
      '1005 | 生鲜 | Fresh food | 1010115 | 9.00',
      `
      01 | 水果 | Fruit | 箱 | 16–68 | red-apple | fresh | 红富士苹果=Fuji apples、赣南脐橙=Navel oranges@tangerine、巨峰葡萄=Grapes@grapes、进口香蕉=Bananas@banana
      02 | 蔬菜 | Vegetables | 箱 | 9–36 | leafy-green | fresh | 叶菜组合=Leafy greens、番茄=Tomatoes@tomato、土豆=Potatoes@potato、胡萝卜=Carrots@carrot
      03 | 肉禽蛋 | Meat and eggs | 箱 | 28–128 | cut-of-meat | fresh | 鲜鸡蛋=Fresh eggs@egg、冷鲜猪肉=Chilled pork、冷冻鸡腿=Frozen chicken legs@poultry-leg、牛腱子=Beef shank
      `,
    ),
    group(
      '1006 | 节日福利 | Holiday gifts | 1030201 | 13.00',
      `
      01 | 福利礼盒 | Gift boxes | 盒 | 38–128 | wrapped-gift | gift | 坚果干果礼盒=Nut gift box、粮油组合礼盒=Grain and oil gift box、员工生日礼盒=Birthday gift box、茶叶礼盒=Tea gift box
      02 | 节令食品 | Seasonal food | 盒 | 29–98 | moon-cake | gift | 广式月饼礼盒=Mooncake gift box、端午粽子礼盒=Zongzi gift box@tamale、元宵汤圆=Sweet dumplings@bowl-with-spoon、腊八粥礼盒=Laba porridge gift box@bowl-with-spoon
      `,
    ),
  ],
}

import { group, type Section } from '../leaf.ts'

export const cleaning: Section = {
  code: '09',
  zh: '清洁日化',
  en: 'Cleaning & hygiene',
  groups: [
    group(
      '0901 | 生活用纸 | Tissue paper | 1060105 | 13.00',
      `
      01 | 卷纸 | Toilet rolls | 提 | 12–58 | roll-of-paper | paperRoll | 商用大盘纸=Jumbo toilet roll、有芯卷纸=Cored toilet roll、无芯卷纸=Coreless toilet roll、厨房卷纸=Kitchen roll
      02 | 抽纸 | Facial tissues | 箱 | 18–48 | tissue-box | tissue | 软包抽纸=Soft-pack tissues、盒装面巾纸=Boxed tissues、压花餐巾纸=Embossed napkins、悬挂式抽纸=Hanging tissues
      03 | 擦手纸 | Hand towels | 箱 | 26–68 | tissue-box | tissue | 三折擦手纸=Three-fold hand towels、抽取式擦手纸=Pull-out hand towels、工业擦拭纸=Industrial wipers、无尘纸=Lint-free wipers
      04 | 湿巾 | Wet wipes | 箱 | 22–66 | wet-wipes | tissue | 消毒湿巾=Disinfecting wipes、酒精湿巾=Alcohol wipes、清洁湿厕纸=Moist toilet tissue、电子产品清洁湿巾=Screen wipes
      `,
    ),
    group(
      '0902 | 清洁剂 | Cleaners | 1070222 | 13.00',
      `
      01 | 洗手液 | Hand wash | 瓶 | 7.5–28 | lotion-bottle | liquid | 泡沫洗手液=Foam hand wash、抑菌洗手液=Antibacterial hand wash、免洗手消毒凝胶=Hand sanitiser gel、工业去油洗手膏=Industrial hand cleaner
      02 | 洗衣与洗洁 | Laundry and dishwashing | 瓶 | 6.8–26 | detergent-jug | liquid | 洗衣液=Laundry liquid、餐具洗洁精=Dishwashing liquid、工作服重油污洗涤剂=Workwear detergent、柔顺剂=Fabric softener
      03 | 多用途清洁剂 | Multi-purpose cleaners | 瓶 | 6.5–28 | spray-bottle | liquid | 玻璃清洁剂=Glass cleaner、多功能去污剂=All-purpose cleaner、地面清洁剂=Floor cleaner@detergent-jug、不锈钢光亮剂=Stainless polish
      04 | 消毒与除菌 | Disinfectants | 瓶 | 5.8–24 | detergent-jug | liquid | 84 消毒液=Chlorine disinfectant、75% 酒精消毒液=75% alcohol disinfectant@spray-bottle、洁厕液=Toilet cleaner、空气除菌喷雾=Air disinfecting spray@spray-bottle
      05 | 香皂肥皂 | Soaps | 块 | 3.5–19 | soap | care | 工业洗手皂=Industrial soap、透明洗衣皂=Laundry soap、精油香皂=Scented soap、酒店小香皂=Hotel soap
      `,
    ),
    group(
      '0903 | 清洁工具 | Cleaning tools | 1060401 | 13.00',
      `
      01 | 扫帚拖把 | Brooms and mops | 把 | 12–128 | broom | cleanTool | 不锈钢扫帚簸箕套装=Broom and dustpan set、平板拖把=Flat mop@mop、旋转拖把=Spin mop@mop、尘推=Dust mop@mop
      02 | 水桶与推水 | Buckets and squeegees | 个 | 9.8–268 | bucket | cleanTool | 加厚塑料水桶=Plastic bucket、榨水车=Mop wringer trolley、玻璃刮水器=Window squeegee、马桶吸=Plunger@plunger
      03 | 抹布海绵 | Cloths and sponges | 包 | 6.9–68 | sponge | cleanTool | 百洁海绵=Scouring sponge、超细纤维抹布=Microfibre cloth@towel、钢丝球=Steel wool、工业擦机布=Industrial rags@towel
      04 | 垃圾桶 | Waste bins | 个 | 18–468 | wastebasket | bin | 脚踏垃圾桶=Pedal bin、户外分类垃圾桶=Outdoor sorting bin@recycling-bin、办公纸篓=Office paper bin、工业环卫桶=Wheelie bin@recycling-bin
      05 | 垃圾袋 | Bin liners | 包 | 5.9–98 | garbage-bag | bag | 平口垃圾袋=Flat-top bin liner、背心式垃圾袋=Vest bin liner、可降解垃圾袋=Biodegradable bin liner、医疗黄色垃圾袋=Clinical waste bag
      `,
    ),
    group(
      '0904 | 个人护理 | Personal care | 1070223 | 13.00',
      `
      01 | 口腔护理 | Oral care | 套 | 5.8–78 | toothbrush | care | 软毛牙刷=Soft toothbrush、旅行洗漱套装=Travel wash kit、清新牙膏=Toothpaste、一次性牙具=Disposable dental kit
      02 | 毛巾浴巾 | Towels | 条 | 8.8–98 | towel | care | 纯棉毛巾=Cotton towel、加厚浴巾=Thick bath towel、速干运动毛巾=Quick-dry towel、毛巾礼盒=Towel gift box@wrapped-gift
      03 | 剃须与梳洗 | Shaving and grooming | 个 | 9.9–268 | razor | care | 手动剃须刀=Razor、电动剃须刀=Electric shaver、洗发沐浴套装=Shampoo and shower set@lotion-bottle、护手霜=Hand cream@lotion-bottle
      04 | 雨伞雨具 | Umbrellas | 把 | 19–128 | umbrella | umbrella | 三折自动伞=Automatic folding umbrella、长柄商务伞=Long-handle umbrella@closed-umbrella、防晒太阳伞=Sun umbrella、一次性雨披=Disposable poncho@raincoat
      `,
    ),
    group(
      '0905 | 除害养护 | Pest control and care | 1070222 | 13.00',
      `
      01 | 驱蚊灭虫 | Insect control | 盒 | 9.9–128 | spray-can | airCare | 杀虫气雾剂=Insecticide spray、电热蚊香液=Mosquito liquid、蟑螂诱饵=Cockroach bait@mouse-trap、驱蚊花露水=Mosquito repellent
      02 | 芳香除味 | Air care | 瓶 | 12–98 | spray-can | airCare | 空气清新剂=Air freshener、卫生间除臭液=Washroom deodoriser、固体香膏=Solid air freshener、车载香氛=Car fragrance
      `,
    ),
  ],
}

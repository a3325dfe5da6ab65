import { group, type Section } from '../leaf.ts'

export const storage: Section = {
  code: '12',
  zh: '包装仓储',
  en: 'Packaging & storage',
  groups: [
    group(
      '1201 | 包装材料 | Packaging | 1060105 | 13.00',
      `
      01 | 纸箱 | Cartons | 包 | 9–58 | package | carton | 搬家纸箱=Moving carton、五层瓦楞纸箱=Five-ply corrugated carton、飞机盒=Mailer box、重型出口纸箱=Heavy export carton
      02 | 气泡膜与填充 | Bubble wrap and filling | 卷 | 19–78 | bubble-wrap | film | 防震气泡膜=Bubble wrap、珍珠棉卷=EPE foam roll、气柱袋=Air column bag、蜂窝纸卷=Honeycomb paper roll
      03 | 缠绕膜 | Stretch film | 卷 | 26–98 | stretch-film | film | PE 缠绕膜=PE stretch film、打包拉伸膜=Pallet wrap、黑色缠绕膜=Black stretch film、预拉伸膜=Pre-stretched film
      04 | 封箱胶带 | Packing tape | 包 | 8–36 | packing-tape | tape | 透明封箱胶带=Clear packing tape、牛皮纸胶带=Kraft paper tape、印字封箱胶带=Printed packing tape、玻璃纤维胶带=Filament tape
      05 | 打包带与扣 | Strapping | 卷 | 26–98 | tape-roll | film | PP 打包带=PP strapping、PET 塑钢带=PET strapping、机用热熔打包带=Machine strapping、柔性纤维打包带=Cord strapping
      06 | 快递袋与自封袋 | Mailers and zip bags | 包 | 1.2–12 | zip-bag | mailer | 快递袋=Courier bag@envelope、自封袋=Zip bag、防静电屏蔽袋=Anti-static bag、真空包装袋=Vacuum bag
      `,
    ),
    group(
      '1202 | 标识打码 | Labels and marking | 1060201 | 13.00',
      `
      01 | 条码标签纸 | Barcode labels | 卷 | 16–78 | barcode-label | label | 热敏标签纸=Thermal labels、铜版纸不干胶=Coated paper labels、亚银资产标签=Silver asset labels、货架磁性标签=Magnetic shelf labels
      02 | 碳带与色带 | Ribbons | 卷 | 26–98 | ribbon-roll | ribbon | 混合基碳带=Wax-resin ribbon、全树脂碳带=Resin ribbon、蜡基碳带=Wax ribbon、证卡色带=Card ribbon
      `,
    ),
    group(
      '1203 | 搬运设备 | Handling | 1090150 | 13.00',
      `
      01 | 手推车 | Trolleys | 台 | 98–980 | hand-truck | handling | 平板手推车=Platform trolley@platform-trolley、老虎车=Sack truck、折叠手推车=Folding trolley、登高理货车=Order-picking trolley
      02 | 搬运车与叉车 | Pallet trucks and forklifts | 台 | 980–28000 | pallet-jack | handling | 手动液压搬运车=Hand pallet truck、电动搬运车=Electric pallet truck、半电动堆高车=Semi-electric stacker@forklift、平衡重叉车=Counterbalance forklift@forklift
      03 | 起重吊装 | Lifting | 台 | 68–3680 | chains | lifting | 手拉葫芦=Chain hoist、电动葫芦=Electric hoist、扁平吊装带=Webbing sling@rope、千斤顶=Jack
      `,
    ),
    group(
      '1204 | 仓储设备 | Storage equipment | 1080410 | 13.00',
      `
      01 | 货架 | Shelving | 组 | 198–2680 | shelf | shelving | 轻型货架=Light-duty shelving、中型仓储货架=Medium-duty shelving、重型横梁货架=Pallet racking、角钢货架=Slotted angle shelving、移动工具柜=Mobile tool cabinet@file-cabinet
      02 | 托盘 | Pallets | 块 | 58–368 | pallet | pallet | 塑料托盘=Plastic pallet、川字网格托盘=Three-runner pallet、木托盘=Wooden pallet、防渗漏托盘=Spill pallet
      03 | 周转箱 | Crates | 个 | 16–198 | crate | crate | 塑料周转箱=Plastic crate、折叠周转箱=Folding crate、EU 物流箱=Euro container、防静电周转箱=Anti-static crate
      04 | 零件盒 | Part bins | 个 | 8.8–168 | crate | crate | 组立零件盒=Stackable part bin、背挂零件盒=Louvre panel bin、透明零件盒=Clear part bin、分隔式零件箱=Divided part box
      05 | 电子秤 | Scales | 台 | 58–2680 | platform-scale | scale | 电子台秤=Bench scale、计数桌秤=Counting scale、电子地磅=Floor scale、防水电子秤=Waterproof scale
      `,
    ),
    group(
      '1205 | 车辆运维 | Vehicle care | 1090305 | 13.00',
      `
      01 | 车用油液 | Vehicle fluids | 桶 | 12–58 | engine-oil | vehicle | 全合成机油=Fully synthetic engine oil、车用尿素=AdBlue、防冻冷却液=Antifreeze coolant、玻璃水=Screen wash
      02 | 养护清洁 | Care and cleaning | 瓶 | 9–38 | spray-can | vehicle | 除锈润滑剂=Penetrating lubricant、化油器清洗剂=Carburettor cleaner、轮胎光亮剂=Tyre shine、燃油添加剂=Fuel additive
      03 | 汽车电瓶 | Vehicle batteries | 只 | 168–1980 | car-battery | accumulator | 免维护汽车电瓶=Maintenance-free car battery、启停型蓄电池=Start-stop battery、叉车牵引电瓶=Forklift traction battery、应急启动电源=Jump starter
      `,
    ),
  ],
}

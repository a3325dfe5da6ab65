import { cell, rows, words, type Words } from './table.ts'

export type Growth = 'none' | 'steps' | 'quantity'

export interface Attribute extends Words {
  code: string
  /** Price growth by value: none, by a fixed step, or almost proportional to the quantity. */
  growth: Growth
  values: readonly Words[]
}

/** code (↑ growth by step, ⇈ growth by quantity) | zh | en | values */
const table = `
  colour | 颜色 | Colour | 黑色=Black、白色=White、蓝色=Blue、红色=Red、黄色=Yellow、绿色=Green、灰色=Grey、橙色=Orange
  finish | 外观颜色 | Finish | 雅白=Ivory white、深灰=Dark grey、曜石黑=Jet black、银灰=Silver grey、原木色=Natural wood、胡桃色=Walnut
  ink | 书写颜色 | Ink colour | 黑色=Black、蓝色=Blue、红色=Red、绿色=Green
  tip | 笔尖粗细 | Tip | 0.38 mm、0.5 mm、0.7 mm、1.0 mm
  penPack ⇈ | 包装 | Pack | 12 支/盒=12 per box、24 支/盒=24 per box、36 支/盒=36 per box、50 支/桶=50 per tub
  paperSize | 幅面 | Sheet size | A5、B5、A4、A3
  paperWeight | 克重 | Paper weight | 70 g、75 g、80 g、100 g
  reamPack ⇈ | 包装 | Pack | 500 张/包=ream of 500、500 张×5 包/箱=5 reams a case、500 张×8 包/箱=8 reams a case、500 张×10 包/箱=10 reams a case
  pages ↑ | 页数 | Pages | 60 页=60 pages、80 页=80 pages、100 页=100 pages、120 页=120 pages、160 页=160 pages
  piecePack ⇈ | 包装 | Pack | 5 个/包=5 per pack、10 个/包=10 per pack、20 个/包=20 per pack、50 个/包=50 per pack、100 个/包=100 per pack
  few ⇈ | 包装 | Pack | 单件装=single、2 件装=pack of 2、5 件装=pack of 5、10 件装=pack of 10
  boxes ⇈ | 包装 | Pack | 1 盒装=1 box、2 盒装=2 boxes、5 盒装=5 boxes、10 盒装=10 boxes
  boxPack ⇈ | 包装 | Pack | 20 只/盒=20 per box、50 只/盒=50 per box、100 只/盒=100 per box、200 只/盒=200 per box
  boltPack ⇈ | 包装 | Pack | 50 套/盒=50 sets a box、100 套/盒=100 sets a box、200 套/盒=200 sets a box、500 套/盒=500 sets a box
  pairPack ⇈ | 包装 | Pack | 6 双/包=6 pairs a pack、10 双/包=10 pairs a pack、12 双/打=12 pairs a dozen
  rollPack ⇈ | 包装 | Pack | 6 卷/提=6 rolls、10 卷/提=10 rolls、12 卷/提=12 rolls、24 卷/提=24 rolls
  tissuePack ⇈ | 包装 | Pack | 10 包/箱=10 packs a case、20 包/箱=20 packs a case、24 包/箱=24 packs a case、48 包/箱=48 packs a case
  ply | 层数 | Ply | 2 层=2 ply、3 层=3 ply、4 层=4 ply、5 层=5 ply
  gloveSize | 尺码 | Size | S 码=S、M 码=M、L 码=L、XL 码=XL
  wearSize | 尺码 | Size | 165/M、170/L、175/XL、180/2XL、185/3XL
  shoeSize | 鞋码 | Shoe size | 38 码=EU 38、39 码=EU 39、40 码=EU 40、41 码=EU 41、42 码=EU 42、43 码=EU 43、44 码=EU 44
  season | 适用季节 | Season | 夏季=Summer、春秋=Spring and autumn、冬季=Winter、四季=All year
  fabric | 面料 | Fabric | 全棉=Cotton、涤棉=Polyester-cotton、牛津布=Oxford cloth、聚酯纤维=Polyester
  coating | 掌部涂层 | Palm coating | 丁腈=Nitrile、PU=Polyurethane、乳胶=Latex、PVC
  gauge | 针数 | Gauge | 10 针=10 gauge、13 针=13 gauge、15 针=15 gauge、18 针=18 gauge
  cut | 防割等级 | Cut level | A3 级=A3、A4 级=A4、A5 级=A5、A6 级=A6
  withstand ↑ | 耐压等级 | Withstand voltage | 5 kV、12 kV、20 kV、35 kV
  shell | 壳体材质 | Shell | ABS、PE、玻璃钢=Fibreglass、PC
  suspension | 帽衬 | Suspension | 旋钮调节=Ratchet、插扣调节=Pin lock、六点式=Six-point
  toe | 鞋头 | Toe cap | 钢包头=Steel toe、塑钢包头=Composite toe、无包头=Plain toe
  lens | 镜片 | Lens | 透明防雾=Clear anti-fog、灰色防强光=Grey、茶色=Brown、变光=Auto-darkening
  filterClass | 过滤等级 | Filter class | KN90、KN95、KP95、KN100
  noise | 降噪值 | Noise reduction | SNR 25 dB、SNR 28 dB、SNR 31 dB、SNR 34 dB
  ropeLength ↑ | 长度 | Length | 3 米=3 m、5 米=5 m、10 米=10 m、15 米=15 m、20 米=20 m、30 米=30 m
  load ↑ | 额定载荷 | Rated load | 100 kg、200 kg、300 kg、500 kg
  heavyLoad ↑ | 额定载荷 | Rated load | 1 吨=1 t、2 吨=2 t、2.5 吨=2.5 t、3 吨=3 t、5 吨=5 t
  charge ↑ | 灭火剂量 | Charge | 2 kg、4 kg、5 kg、8 kg、35 kg
  signSize ↑ | 尺寸 | Size | 20×30 cm、30×40 cm、40×60 cm、60×80 cm
  boardSize ↑ | 板面尺寸 | Board size | 45×60 cm、60×90 cm、90×120 cm、90×180 cm、120×200 cm
  signMaterial | 材质 | Material | 铝板=Aluminium、PVC 板=PVC board、亚克力=Acrylic、反光膜=Reflective film
  toolSize ↑ | 规格 | Size | 6 寸=6 in、8 寸=8 in、10 寸=10 in、12 寸=12 in、14 寸=14 in
  bladeSize ↑ | 盘径 | Diameter | 100 mm、125 mm、150 mm、180 mm、230 mm
  drillSize ↑ | 直径 | Diameter | 3 mm、4 mm、5 mm、6 mm、8 mm、10 mm、12 mm
  grit | 粒度 | Grit | 80 目=80 grit、120 目=120 grit、240 目=240 grit、400 目=400 grit、800 目=800 grit
  toolSteel | 材质 | Material | 铬钒钢=Chrome vanadium、高碳钢=High-carbon steel、合金钢=Alloy steel、高速钢=High-speed steel
  steel | 材质 | Material | 碳钢=Carbon steel、合金钢=Alloy steel、304 不锈钢=304 stainless、316 不锈钢=316 stainless、黄铜=Brass
  rodSize ↑ | 直径 | Diameter | 0.8 mm、1.0 mm、1.2 mm、2.5 mm、3.2 mm、4.0 mm
  setPieces ↑ | 件数 | Pieces | 9 件套=9-piece、18 件套=18-piece、32 件套=32-piece、46 件套=46-piece、82 件套=82-piece
  battery ↑ | 电池平台 | Battery | 12 V、16 V、20 V、40 V
  wattage ↑ | 功率 | Power | 500 W、750 W、1200 W、1600 W、2200 W
  range ↑ | 量程 | Range | 3 米=3 m、5 米=5 m、7.5 米=7.5 m、10 米=10 m、50 米=50 m
  caliperRange ↑ | 量程 | Range | 0–150 mm、0–200 mm、0–300 mm、0–500 mm
  accuracy | 精度 | Accuracy | ±0.5%、±0.2%、±0.1%、±0.05%
  thread ↑ | 螺纹规格 | Thread | M4、M5、M6、M8、M10、M12、M16、M20
  screwLength ↑ | 长度 | Length | 10 mm、16 mm、20 mm、30 mm、40 mm、60 mm
  grade | 强度等级 | Strength | 4.8 级=4.8、8.8 级=8.8、10.9 级=10.9、A2-70、A4-80
  lockSize ↑ | 规格 | Size | 30 mm、40 mm、50 mm、60 mm、75 mm
  volumeCan ⇈ | 容量 | Volume | 300 ml、500 ml、1 L、4 L、5 L、18 L
  tubeVolume ⇈ | 容量 | Volume | 50 ml、100 ml、300 ml、590 ml
  steps ↑ | 步数 | Steps | 4 步=4 steps、6 步=6 steps、8 步=8 steps、9 步=9 steps、12 步=12 steps
  wireSize ↑ | 截面 | Cross-section | 1.5 mm²、2.5 mm²、4 mm²、6 mm²、10 mm²、16 mm²
  wireLength ↑ | 长度 | Length | 50 米/卷=50 m、100 米/卷=100 m、200 米/卷=200 m、305 米/卷=305 m
  cores | 芯数 | Cores | 单芯=1 core、2 芯=2 cores、3 芯=3 cores、4 芯=4 cores、5 芯=5 cores
  netClass ↑ | 类别 | Category | 超五类=Cat 5e、六类=Cat 6、超六类=Cat 6A、七类=Cat 7
  current ↑ | 额定电流 | Rated current | 10 A、16 A、25 A、32 A、40 A、63 A、100 A
  boxSize ↑ | 箱体尺寸 | Enclosure | 300×200×150 mm、400×300×200 mm、500×400×200 mm、600×500×250 mm、800×600×250 mm
  poles ↑ | 极数 | Poles | 1P、2P、3P、4P
  voltage | 额定电压 | Rated voltage | DC 24 V、AC 110 V、AC 220 V、AC 380 V
  lampPower ↑ | 功率 | Power | 9 W、12 W、18 W、24 W、36 W、50 W、100 W
  lightColour | 色温 | Colour temperature | 3000 K 暖光=3000 K warm、4000 K 中性光=4000 K neutral、6500 K 白光=6500 K daylight
  ip | 防护等级 | Ingress protection | IP44、IP54、IP65、IP66、IP67
  outlets ↑ | 插位 | Outlets | 3 位=3 outlets、4 位=4 outlets、6 位=6 outlets、8 位=8 outlets
  cellType | 型号 | Cell | 5 号=AA、7 号=AAA、9 V、1 号=D
  ampHours ↑ | 容量 | Capacity | 7 Ah、12 Ah、24 Ah、38 Ah、65 Ah、100 Ah
  kva ↑ | 容量 | Rating | 1 kVA、2 kVA、3 kVA、6 kVA、10 kVA
  bore ↑ | 内径 | Bore | 10 mm、12 mm、15 mm、20 mm、25 mm、30 mm、40 mm
  pitch | 型号 | Section | A 型=A、B 型=B、SPA、SPB、5M、8M
  dn ↑ | 公称通径 | Nominal size | DN15、DN20、DN25、DN32、DN40、DN50、DN80
  pn | 公称压力 | Nominal pressure | PN10、PN16、PN25、PN40
  pipeMaterial | 材质 | Material | 304 不锈钢=304 stainless、316 不锈钢=316 stainless、黄铜=Brass、球墨铸铁=Ductile iron、PVC-U、碳钢=Carbon steel
  kilowatts ↑ | 功率 | Power | 0.37 kW、0.75 kW、1.5 kW、2.2 kW、4 kW、7.5 kW
  stroke ↑ | 行程 | Stroke | 25 mm、50 mm、75 mm、100 mm、150 mm、200 mm
  port ↑ | 接口 | Port | G1/8、G1/4、G3/8、G1/2
  tube ↑ | 管径 | Tube | 4 mm、6 mm、8 mm、10 mm、12 mm
  sealMaterial | 材质 | Material | 丁腈橡胶=NBR、氟橡胶=FKM、硅橡胶=Silicone、三元乙丙=EPDM、聚四氟乙烯=PTFE
  oilGrade | 粘度 | Viscosity | 32#=ISO VG 32、46#=ISO VG 46、68#=ISO VG 68、100#=ISO VG 100、220#=ISO VG 220
  drum ⇈ | 包装 | Pack | 1 L、4 L、18 L、200 L
  output | 输出方式 | Output | NPN 常开=NPN NO、PNP 常开=PNP NO、4–20 mA、RS485
  points ↑ | 点数 | I/O points | 14 点=14 points、24 点=24 points、40 点=40 points、60 点=60 points
  micron | 过滤精度 | Rating | 1 μm、5 μm、10 μm、25 μm、50 μm
  glassVolume ↑ | 容量 | Volume | 25 ml、50 ml、100 ml、250 ml、500 ml、1000 ml
  glass | 材质 | Material | 高硼硅玻璃=Borosilicate glass、PP、石英玻璃=Quartz glass、PS
  magnification ↑ | 放大倍数 | Magnification | 400 倍=400×、1000 倍=1000×、1600 倍=1600×、2000 倍=2000×
  labWeigh ↑ | 称量 | Capacity | 120 g、220 g、500 g、2 kg、5 kg
  resolution | 分度值 | Resolution | 0.1 g、0.01 g、0.001 g、0.0001 g
  thermoRange | 测量范围 | Range | -20–50℃、0–100℃、0–150℃、0–300℃、-50–500℃
  pressureRange ↑ | 量程 | Range | 0–0.6 MPa、0–1.0 MPa、0–1.6 MPa、0–2.5 MPa、0–6 MPa、0–10 MPa
  purity | 纯度 | Purity | 化学纯=CP、分析纯=AR、优级纯=GR、色谱纯=HPLC
  bottle ⇈ | 规格 | Size | 100 ml、250 ml、500 ml、1 L、2.5 L
  pipetteRange | 量程 | Range | 0.5–10 μl、10–100 μl、20–200 μl、100–1000 μl、1–5 ml
  labWidth ↑ | 宽度 | Width | 600 mm、900 mm、1200 mm、1500 mm、1800 mm
  serviceTerm ↑ | 服务期 | Term | 单次=Single visit、季度=Quarter、半年=Half a year、一年=One year、三年=Three years
  memory ↑ | 内存与硬盘 | Memory | 8 GB+256 GB、16 GB+512 GB、16 GB+1 TB、32 GB+1 TB、64 GB+2 TB
  screen ↑ | 屏幕尺寸 | Screen | 13.3 英寸=13.3 in、14 英寸=14 in、15.6 英寸=15.6 in、16 英寸=16 in
  panel ↑ | 屏幕尺寸 | Screen | 21.5 英寸=21.5 in、23.8 英寸=23.8 in、27 英寸=27 in、32 英寸=32 in
  board ↑ | 屏幕尺寸 | Screen | 55 英寸=55 in、65 英寸=65 in、75 英寸=75 in、86 英寸=86 in
  link | 连接方式 | Connection | 有线 USB=USB、2.4G 无线=2.4 GHz、蓝牙=Bluetooth、双模=Dual mode
  storage ↑ | 容量 | Capacity | 256 GB、512 GB、1 TB、2 TB、4 TB
  stick ↑ | 容量 | Capacity | 16 GB、32 GB、64 GB、128 GB、256 GB
  ports ↑ | 端口 | Ports | 5 口=5 ports、8 口=8 ports、16 口=16 ports、24 口=24 ports、48 口=48 ports
  pixels ↑ | 像素 | Resolution | 200 万像素=2 MP、400 万像素=4 MP、500 万像素=5 MP、800 万像素=8 MP
  wifi | 无线标准 | Wi-Fi | Wi-Fi 5、Wi-Fi 6、Wi-Fi 6E、Wi-Fi 7
  rack ↑ | 高度 | Height | 1U、2U、4U、12U、22U、42U
  seats ↑ | 用户数 | Seats | 1 用户=1 seat、10 用户=10 seats、50 用户=50 seats、100 用户=100 seats
  pagesPerMinute ↑ | 打印速度 | Speed | 20 页/分=20 ppm、28 页/分=28 ppm、35 页/分=35 ppm、45 页/分=45 ppm
  yield ↑ | 打印页数 | Yield | 1500 页=1,500 pages、2600 页=2,600 pages、6000 页=6,000 pages、12000 页=12,000 pages
  toner | 耗材颜色 | Toner colour | 黑色=Black、青色=Cyan、品红色=Magenta、黄色=Yellow
  lumens ↑ | 亮度 | Brightness | 3500 流明=3,500 lm、4500 流明=4,500 lm、5200 流明=5,200 lm、6500 流明=6,500 lm
  deskWidth ↑ | 宽度 | Width | 1.0 米=1.0 m、1.2 米=1.2 m、1.4 米=1.4 m、1.6 米=1.6 m、1.8 米=1.8 m
  doors ↑ | 层数 | Tiers | 两层=2 tiers、三层=3 tiers、四层=4 tiers、五层=5 tiers
  liquid ⇈ | 净含量 | Net content | 500 ml、1 L、2 L、5 L、10 L
  scent | 香型 | Scent | 柠檬=Lemon、薰衣草=Lavender、青草=Fresh grass、无香=Unscented
  bin ↑ | 容量 | Capacity | 10 L、15 L、30 L、60 L、120 L、240 L
  drink ↑ | 规格 | Pack | 330 ml×12 瓶=12 × 330 ml、500 ml×15 瓶=15 × 500 ml、550 ml×24 瓶=24 × 550 ml、1.5 L×12 瓶=12 × 1.5 L
  netWeight ⇈ | 净含量 | Net weight | 100 g、250 g、500 g、1 kg
  sack ⇈ | 净含量 | Net weight | 1 kg、2.5 kg、5 kg、10 kg、25 kg
  flavour | 口味 | Flavour | 原味=Original、经典味=Classic、清爽味=Light、混合口味=Assorted
  shelfLife | 保质期 | Shelf life | 6 个月保质期=6-month shelf life、9 个月保质期=9-month shelf life、12 个月保质期=12-month shelf life、18 个月保质期=18-month shelf life
  freshPack ⇈ | 包装 | Pack | 2 kg/箱=2 kg a case、3 kg/箱=3 kg a case、5 kg/箱=5 kg a case、10 kg/箱=10 kg a case
  sterile | 灭菌方式 | Sterility | 环氧乙烷灭菌=EO sterilised、辐照灭菌=Irradiated、非灭菌=Non-sterile
  carton | 外尺寸 | Outer size | 30×20×20 cm、40×30×30 cm、50×40×40 cm、60×40×50 cm
  bagSize ↑ | 尺寸 | Size | 10×15 cm、20×30 cm、28×42 cm、38×52 cm
  crateSize ↑ | 外尺寸 | Outer size | 300×200×150 mm、400×300×220 mm、600×400×230 mm、600×400×340 mm
  filmWidth ↑ | 宽度 | Width | 20 cm、30 cm、45 cm、50 cm、100 cm
  tapeWidth ↑ | 宽度 | Width | 12 mm、24 mm、45 mm、48 mm、60 mm
  labelSize ↑ | 标签尺寸 | Label size | 40×30 mm、60×40 mm、70×50 mm、100×80 mm、100×150 mm
  palletSize | 尺寸 | Size | 1000×1000 mm、1100×1100 mm、1200×800 mm、1200×1000 mm
  weighRange ↑ | 称量 | Capacity | 3 kg、15 kg、30 kg、100 kg、300 kg、1 吨=1 t
  warranty ↑ | 质保 | Warranty | 1 年质保=1-year warranty、2 年质保=2-year warranty、3 年质保=3-year warranty
  origin | 产地 | Origin | 江苏=Jiangsu、浙江=Zhejiang、广东=Guangdong、山东=Shandong、上海=Shanghai、安徽=Anhui
`

export const attributes: ReadonlyMap<string, Attribute> = new Map(
  rows(table, 4).map((cells) => {
    const [code = '', mark] = cell(cells, 0).split(' ')
    const values = words(cell(cells, 3))
    return [
      code,
      {
        code,
        zh: cell(cells, 1),
        en: cell(cells, 2),
        growth: mark === '⇈' ? 'quantity' : mark === '↑' ? 'steps' : 'none',
        values,
      },
    ]
  }),
)

export function attribute(code: string): Attribute {
  const found = attributes.get(code)
  if (!found) throw new Error(`unknown attribute ${code}`)
  return found
}

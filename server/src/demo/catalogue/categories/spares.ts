import { group, type Section } from '../leaf.ts'

export const spares: Section = {
  code: '05',
  zh: '工业备件',
  en: 'Industrial spares',
  groups: [
    group(
      '0501 | 轴承与传动 | Bearings and drives | 1090134 | 13.00',
      `
      01 | 轴承 | Bearings | 套 | 9.5–980 | bearing | bearing | 深沟球轴承=Deep groove ball bearing、圆锥滚子轴承=Tapered roller bearing、调心滚子轴承=Spherical roller bearing、外球面带座轴承=Pillow block bearing
      02 | 皮带与同步带 | Belts | 条 | 9.9–268 | drive-belt | drive | 三角皮带=V-belt、同步带=Timing belt、多楔带=Ribbed belt、聚氨酯输送带=PU conveyor belt
      03 | 链条与齿轮 | Chains and gears | 条 | 38–860 | gear | drive | 圆柱齿轮=Spur gear、双排滚子链条=Duplex roller chain@chains、链轮=Sprocket、齿条=Gear rack
      04 | 联轴器与导轨 | Couplings and guides | 套 | 36–1280 | gear | bearing | 梅花联轴器=Jaw coupling、膜片联轴器=Disc coupling、直线导轨滑块=Linear guide block、滚珠丝杠=Ball screw
      `,
    ),
    group(
      '0502 | 管道与阀门 | Pipes and valves | 1090137 | 13.00',
      `
      01 | 阀门 | Valves | 台 | 26–1980 | valve | valve | 球阀=Ball valve、闸阀=Gate valve、对夹蝶阀=Wafer butterfly valve、止回阀=Check valve、截止阀=Globe valve
      02 | 管件法兰 | Fittings and flanges | 个 | 3.8–368 | pipe-elbow | fitting | 弯头=Elbow、三通=Tee、平焊法兰=Slip-on flange@flange、活接头=Union
      03 | 管材 | Pipes | 根 | 18–468 | pipe | fitting | 无缝管=Seamless pipe、给水管=Water supply pipe、薄壁水管=Thin-wall water pipe、镀锌管=Galvanised pipe
      04 | 软管 | Hoses | 卷 | 18–168 | hose | hose | 钢丝软管=Steel wire hose、PU 气管=PU air hose、高压橡胶管=High-pressure rubber hose、食品级硅胶管=Food-grade silicone hose
      `,
    ),
    group(
      '0503 | 泵与电机 | Pumps and motors | 1090401 | 13.00',
      `
      01 | 水泵 | Pumps | 台 | 268–4980 | pump | machine | 立式离心泵=Vertical centrifugal pump、潜水排污泵=Submersible sewage pump、不锈钢多级泵=Multistage pump、计量泵=Metering pump
      02 | 电机与减速机 | Motors and reducers | 台 | 298–5680 | motor | machine | 三相异步电机=Three-phase motor、伺服电机=Servo motor、齿轮减速机=Gear reducer、防爆电机=Explosion-proof motor
      03 | 风机 | Fans | 台 | 128–3280 | industrial-fan | machine | 轴流风机=Axial fan、离心风机=Centrifugal fan、工业排风扇=Industrial exhaust fan、高压旋涡风机=Side channel blower
      `,
    ),
    group(
      '0504 | 气动与密封 | Pneumatics and seals | 1090136 | 13.00',
      `
      01 | 气缸 | Air cylinders | 支 | 38–680 | air-cylinder | cylinder | 标准气缸=Standard cylinder、薄型气缸=Compact cylinder、迷你气缸=Mini cylinder、导杆气缸=Guided cylinder
      02 | 电磁阀与气源 | Solenoid valves | 个 | 36–560 | solenoid-valve | pneumatic | 二位五通电磁阀=5/2 solenoid valve、气源三联件=FRL unit、调压过滤器=Filter regulator、节流阀=Flow control valve
      03 | 快插接头 | Push-in fittings | 包 | 4–28 | push-fitting | airFitting | 直通快插接头=Straight push-in fitting、弯头快插接头=Elbow push-in fitting、三通快插接头=Tee push-in fitting、快速接头=Quick coupler
      04 | 密封件 | Seals | 包 | 0.85–38 | o-ring | seal | O 形密封圈=O-ring、骨架油封=Oil seal、缠绕垫片=Spiral wound gasket、机械密封=Mechanical seal
      05 | 润滑油脂 | Lubricants | 桶 | 18–58 | oil-drum | lubricant | 抗磨液压油=Anti-wear hydraulic oil、齿轮油=Gear oil、锂基润滑脂=Lithium grease@paint-can、导轨油=Slideway oil
      `,
    ),
    group(
      '0505 | 自动化与过滤 | Automation and filtration | 1090603 | 13.00',
      `
      01 | 传感器 | Sensors | 个 | 45–1280 | sensor | sensor | 电感式接近开关=Inductive proximity switch、光电传感器=Photoelectric sensor、超声波液位计=Ultrasonic level sensor、位移传感器=Displacement sensor
      02 | 控制器 | Controllers | 台 | 268–4680 | plc | controller | PLC 主机=PLC controller、扩展模块=Expansion module、触摸屏=HMI touch panel@tablet、变频器=Frequency inverter
      03 | 按钮与指示 | Buttons and indicators | 个 | 5.8–168 | push-button | button | 急停按钮=Emergency stop button、带灯按钮=Illuminated button、三色塔灯=Stack light@stack-light、选择开关=Selector switch
      04 | 滤芯滤袋 | Filter elements | 支 | 16–198 | filter-element | filter | PP 熔喷滤芯=PP melt-blown filter、液压油滤芯=Hydraulic oil filter、精密除油滤芯=Coalescing filter、无纺布滤袋=Felt filter bag
      `,
    ),
  ],
}

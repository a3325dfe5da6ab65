import { group, type Section } from '../leaf.ts'

export const equipment: Section = {
  code: '08',
  zh: '办公设备与家具',
  en: 'Equipment & furniture',
  groups: [
    group(
      '0801 | 打印复印 | Printing and copying | 1090512 | 13.00',
      `
      01 | 打印机 | Printers | 台 | 680–5800 | printer | printer | 黑白激光打印机=Mono laser printer、彩色激光打印机=Colour laser printer、喷墨打印机=Inkjet printer、针式票据打印机=Dot matrix printer
      02 | 复合机 | Multifunction copiers | 台 | 1280–28000 | printer | printer | 黑白激光一体机=Mono multifunction printer、彩色数码复合机=Colour digital copier、A3 数码复印机=A3 digital copier、墨仓式一体机=Ink tank multifunction
      03 | 扫描与标签打印 | Scanners and label printers | 台 | 298–4680 | scanner | printer | 高速文档扫描仪=Document scanner、平板扫描仪=Flatbed scanner、标签打印机=Label printer@printer、便携热敏打印机=Portable thermal printer@printer
      04 | 硒鼓墨盒 | Toner and ink | 支 | 48–680 | toner-cartridge | toner | 激光硒鼓=Laser toner cartridge、大容量粉盒=High-yield toner、原装墨盒=Original ink cartridge@toner-cartridge、感光鼓组件=Drum unit
      `,
    ),
    group(
      '0802 | 会议设备 | Meeting equipment | 1090501 | 13.00',
      `
      01 | 投影仪 | Projectors | 台 | 1680–18800 | projector | projector | 商务投影仪=Business projector、激光工程投影机=Laser projector、短焦互动投影仪=Short-throw projector、便携投影仪=Portable projector
      02 | 会议平板 | Interactive boards | 台 | 5800–38000 | meeting-board | board | 智能会议平板=Interactive meeting board、智慧黑板=Smart blackboard、商用显示屏=Commercial display、电子班牌=Digital signage
      03 | 会议音视频 | Meeting audio and video | 套 | 198–6800 | video-camera | audio | 视频会议摄像机=Conference camera、会议一体化终端=Conference terminal、全景会议摄像头=Panoramic camera、会议录播主机=Recording unit
      04 | 话筒音响 | Microphones and speakers | 套 | 128–3680 | microphone | audio | 无线手持话筒=Wireless microphone、鹅颈会议话筒=Gooseneck microphone@studio-microphone、会议音柱=Column speaker@speaker、便携扩音器=Portable amplifier@megaphone
      `,
    ),
    group(
      '0803 | 办公家具 | Office furniture | 1050201 | 13.00',
      `
      01 | 办公桌 | Desks | 张 | 298–3680 | desk | desk | 单人办公桌=Single desk、电动升降桌=Height-adjustable desk、屏风工位=Workstation、主管桌=Executive desk
      02 | 会议桌与培训桌 | Meeting tables | 张 | 268–6800 | desk | desk | 条形会议桌=Meeting table、折叠培训桌=Folding training table、洽谈圆桌=Round table、阅览桌=Reading table
      03 | 办公椅 | Chairs | 把 | 128–1980 | office-chair | seating | 人体工学椅=Ergonomic chair、职员网椅=Mesh task chair、会议弓形椅=Cantilever chair@chair、折叠培训椅=Folding training chair@chair
      04 | 沙发茶几 | Sofas and tables | 套 | 480–6800 | couch-and-lamp | sofa | 办公沙发=Office sofa、接待三人位沙发=Three-seat sofa、休闲单人沙发=Lounge chair、等候排椅=Waiting bench@seat
      05 | 文件柜 | Cabinets | 个 | 298–2680 | file-cabinet | cabinet | 铁皮文件柜=Steel file cabinet、更衣柜=Locker、移动活动柜=Mobile pedestal、密集架档案柜=Mobile shelving cabinet
      06 | 保险柜 | Safes | 台 | 480–5800 | safe | cabinet | 电子密码保险柜=Electronic safe、指纹保密柜=Fingerprint security cabinet、财务保险箱=Finance safe、涉密文件柜=Classified file cabinet
      `,
    ),
    group(
      '0804 | 办公电器 | Office appliances | 1090423 | 13.00',
      `
      01 | 饮水设备 | Water dispensers | 台 | 198–5800 | water-dispenser | appliance | 立式饮水机=Water dispenser、商用直饮机=Commercial water purifier、步进式开水器=Water boiler、即热饮水机=Instant hot water dispenser
      02 | 空调与净化 | Air conditioning | 台 | 268–8800 | air-conditioner | appliance | 壁挂式空调=Wall air conditioner、柜式空调=Cabinet air conditioner、空气净化器=Air purifier@air-purifier、工业除湿机=Industrial dehumidifier@air-purifier
      03 | 风扇与取暖 | Fans and heaters | 台 | 68–880 | electric-fan | appliance | 落地电风扇=Pedestal fan、工业牛角扇=Industrial fan、电暖器=Electric heater@electric-heater、暖风机=Fan heater@electric-heater
      04 | 厨房电器 | Kitchen appliances | 台 | 88–2680 | microwave | appliance | 微波炉=Microwave oven、电热水壶=Electric kettle@kettle、商用冰箱=Commercial refrigerator@refrigerator、全自动咖啡机=Coffee machine@hot-beverage
      05 | 碎纸与装订 | Shredding and binding | 台 | 158–2980 | shredder | appliance | 办公碎纸机=Paper shredder、财务装订机=Binding machine、过塑机=Laminator、点验钞机=Banknote counter
      06 | 电话与考勤 | Telephones and attendance | 台 | 58–1280 | telephone | audio | 商务电话机=Business telephone、无绳电话=Cordless phone、指纹考勤机=Fingerprint attendance machine@access-terminal、对讲机=Two-way radio@walkie-talkie
      `,
    ),
  ],
}

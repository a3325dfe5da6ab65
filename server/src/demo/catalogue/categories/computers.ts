import { group, type Section } from '../leaf.ts'

export const computers: Section = {
  code: '07',
  zh: '电脑及配件',
  en: 'Computers & parts',
  groups: [
    group(
      '0701 | 整机 | Computers | 1090511 | 13.00',
      `
      01 | 笔记本电脑 | Laptops | 台 | 2980–12800 | laptop | laptop | 商用笔记本电脑=Business laptop、轻薄本=Ultrabook、移动工作站=Mobile workstation、国产化笔记本=Localised-platform laptop
      02 | 台式电脑 | Desktops | 台 | 2280–9800 | desktop-computer | desktop | 商用台式机=Business desktop、迷你主机=Mini PC、图形工作站=Graphics workstation、瘦客户机=Thin client
      03 | 一体机与平板 | All-in-ones and tablets | 台 | 1380–8800 | tablet | laptop | 平板电脑=Tablet、二合一平板=Two-in-one tablet、三防加固平板=Rugged tablet、触控一体机=All-in-one touch PC@desktop-computer
      04 | 显示器 | Monitors | 台 | 498–4680 | monitor | monitor | 商用显示器=Business monitor、设计显示器=Design monitor、曲面显示器=Curved monitor、便携显示器=Portable monitor
      `,
    ),
    group(
      '0702 | 外设 | Peripherals | 1090512 | 13.00',
      `
      01 | 键盘 | Keyboards | 个 | 29–468 | keyboard | peripheral | 商务键盘=Business keyboard、机械键盘=Mechanical keyboard、键鼠套装=Keyboard and mouse set、数字小键盘=Numeric keypad
      02 | 鼠标 | Mice | 个 | 19–368 | computer-mouse | peripheral | 光电鼠标=Optical mouse、垂直鼠标=Vertical mouse、轨迹球=Trackball、静音无线鼠标=Silent wireless mouse
      03 | 耳麦与音箱 | Headsets and speakers | 个 | 39–880 | headphone | audio | 客服话务耳机=Call-centre headset、头戴式耳麦=Headset、桌面音箱=Desktop speakers@speaker、会议全向麦=Conference microphone@studio-microphone
      04 | 摄像头与读卡 | Webcams and readers | 个 | 59–780 | webcam | audio | 高清摄像头=HD webcam、身份证读卡器=ID card reader@identification-card、扫码枪=Barcode scanner@barcode-scanner、扩展坞=Docking station@usb-stick
      `,
    ),
    group(
      '0703 | 存储 | Storage | 1090512 | 13.00',
      `
      01 | 固态与机械硬盘 | Drives | 块 | 158–2680 | ssd | storage | 固态硬盘=Solid-state drive、监控级硬盘=Surveillance hard disk@ssd、企业级硬盘=Enterprise hard disk@ssd、NVMe 固态硬盘=NVMe drive
      02 | 移动存储 | Portable storage | 个 | 18–198 | usb-stick | stick | U 盘=USB stick、固态 U 盘=SSD stick、加密 U 盘=Encrypted stick、存储卡=Memory card@memory-card
      03 | 内存 | Memory | 条 | 88–1380 | ram | ram | 台式机内存条=Desktop memory、笔记本内存条=Laptop memory、服务器内存条=Server memory、工控内存条=Industrial memory
      `,
    ),
    group(
      '0704 | 网络与机房 | Network and server room | 1090515 | 13.00',
      `
      01 | 交换机 | Switches | 台 | 59–6800 | network-switch | network | 千兆交换机=Gigabit switch、POE 交换机=PoE switch、三层管理型交换机=Layer-3 managed switch、工业交换机=Industrial switch
      02 | 路由与无线 | Routers and wireless | 台 | 98–3680 | router | wireless | 企业级路由器=Business router、吸顶 AP=Ceiling access point、无线网桥=Wireless bridge、4G 工业路由器=Industrial 4G router
      03 | 服务器与机柜 | Servers and racks | 台 | 380–38000 | server | server | 机架式服务器=Rack server、网络存储 NAS=Network storage、标准网络机柜=Network rack@server、监控硬盘录像机=Network video recorder
      04 | 监控与门禁 | Surveillance and access | 台 | 128–2980 | security-camera | camera | 网络摄像机=Network camera、球型摄像机=Dome camera、人脸门禁一体机=Face access terminal@access-terminal、可视对讲门铃=Video doorbell@access-terminal
      `,
    ),
    group(
      '0705 | 软件与信息服务 | Software and IT services | 3040201 | 6.00',
      `
      01 | 软件授权 | Software licences | 套 | 128–8800 | optical-disk | software | 办公软件授权=Office suite licence、终端安全软件=Endpoint security、设计制图软件=CAD software、数据备份软件=Backup software
      02 | 云与运维服务 | Cloud and operations | 项 | 480–28000 | cloud | itService | 云主机服务=Cloud server、机房巡检服务=Server room inspection@hammer-and-wrench、网络运维服务=Network operations@hammer-and-wrench、域名与证书服务=Domain and certificate service
      `,
    ),
  ],
}

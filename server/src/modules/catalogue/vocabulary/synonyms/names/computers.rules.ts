/** Trade names of computers, networks and software: see `namesFrom`. */
export const computersNames = `
  手提电脑办公、笔记本i5、笔记本i7、商务笔记本电脑、办公笔记本电脑、latitude、macbook pro、15.6寸笔记本、国产笔记本、麒麟笔记本、business laptop、chromebook、elitebook > 笔记本电脑
  macbook air、薄本、轻薄笔记本、超轻薄、ultra book、联想小新、薄款手提电脑、女生办公小巧手提、14寸超轻手提、出差背着不重电脑、天天背电脑肩膀疼、坐飞机高铁办公、华硕灵耀、小米笔记本、超薄手提电脑、小尺寸手提电脑、出差手提电脑、出差带着办公轻、包里装下随时写文档 > 轻薄本
  图形工作站笔记本、画图笔记本、thinkpad p系列、戴尔precision笔记本、出差跑cad、带独显手提电脑、绘图笔记本电脑、高性能独显笔记本、工程师跑cad笔记本电脑、随身带着建模渲染 > 移动工作站
  华为笔记本、苹果笔记本、苹果电脑、thinkbook、matebook、便携式电脑、出差电脑、移动电脑、移动办公电脑、14寸笔记本、portable computer、surface laptop > 笔记本电脑 = 轻薄本
  拯救者、游戏本、高性能笔记本、gaming laptop > 笔记本电脑 = 移动工作站
  手提式电脑、笔记本电恼、笔计本电脑、联想笔记本、联想笔记本电脑、戴尔笔记本、惠普笔记本、华硕笔记本、lap top、dell laptop、lenovo laptop、hp laptop > 笔记本电脑 = 轻薄本 = 移动工作站
  台式、台式办公电脑、台式机i5、主机i5、电脑整机、电脑台式、整机、电脑机箱、主机箱、主机电脑、商用台式、商用电脑、前台电脑、财务电脑、收银电脑、信创台式机、国产台式机、desktop pcs、office pc、office computer、pc tower、tower pc、business desktop、personal computer、computer tower > 台式机
  小主机电脑、迷你电脑主机、nuc、迷你机、工控主机、微型机、mini pcs、mini computer、micro pc、small form factor pc、sff pc、巴掌大电脑、桌面太小放不下大机箱、英特尔小盒子电脑、mini工控主机、桌面没地方放大机箱 > 迷你主机
  设计主机、3d主机、绘图电脑、作图电脑、制图电脑、cad电脑、工作站主机、workstation、cad workstation、渲染主机、跑3d渲染卡死、设计师主机、cad制图主机、跑深度学习主机、设计院绘图主机 > 图形工作站
  云桌面、桌面云终端、云盒子、零终端、zero client、连虚拟桌面小盒子、数据不落地办公终端、虚拟桌面登录 > 瘦客户机
  品牌机、信创电脑、国产电脑、麒麟电脑、optiplex、thinkcentre > 台式机 = 迷你主机
  组装机、组装机电脑 > 台式机 = 图形工作站
  联想台式、联想台式机、戴尔台式机、惠普台式机、戴尔主机、联想主机 > 台式机 = 迷你主机 = 图形工作站
  ipad air、ipad pro、苹果平板、华为平板、小米平板、荣耀平板、安卓平板、平板pad、学习平板、点餐平板、matepad、tablet pcs、android tablet、touch tablet、slate、无纸化会议平板、学生平板、点菜平板、ipad 10、躺着看文件板子、签字安卓板、无纸化办公签阅、鸿蒙平板、pad平板、触屏看图纸手写批注、便携触屏看视频签字 > 平板电脑
  surface、surface pro、二合一、二合一电脑、二合一笔记本、平板二合一、2in1、2in1 laptop、2in1 tablet、detachable tablet、win系统平板、又当电脑又当平板、拔掉键盘就手写 > 二合一平板
  三防平板电脑、三防pad、加固平板电脑、手持终端、pda、工业pda、数据采集器、盘点机、手持机、加固电脑、防爆平板、rugged tablet pc、industrial tablet、巡检平板、防摔防水平板、叉车车载平板、军工级pad、户外勘测平板、巡检终端防爆防水、工地上用不怕摔、下雨天也屏、防摔平板、工业手持平板、车间用三防平板、工地摔不坏触屏电脑、野外巡查录数据防水防摔 > 三防加固平板
  会议平板电脑、一体机电脑、台式一体机、一体式电脑、一体机办公、imac、触摸一体、触摸电脑、触屏一体机、触摸查询机、查询一体机、自助终端、自助机、aio pc、kiosk、panel pc、触摸屏电脑、大厅触摸查询终端、屏幕主机合一电脑、点餐触摸一体电脑、大堂办事自助触屏、前台不想看见机箱、手点屏幕电脑、前台触摸屏电脑、屏幕主机合在一起省线 > 触控一体机
  平板办公、平板手写 > 平板电脑 = 二合一平板
  工业平板电脑 > 三防加固平板 = 触控一体机
  24寸显示器、24寸屏幕、外接屏、外接显示器、分屏显示器、竖屏显示器、护眼显示器、办公显示器、desktop monitor、24inchmonitor、external monitor、飞利浦显示屏、双屏办公加一块屏、电脑屏坏了换一块、24寸屏、看屏幕久了眼睛酸、ips办公屏、液晶电脑屏、办公电脑屏 > 商用显示器
  4k显示器、4k屏、设计师显示器、绘图显示器、专业显示器、u2720q、4kdisplay、design monitor、修图屏、专业校色屏、色准高屏幕、明基设计屏、4kmonitor、看图片总偏色、印前校色屏 > 设计显示器
  曲屏、超宽屏、ultrawide、ultrawide monitor、curved screen、curved display、带鱼屏、34寸带鱼屏、弧形电脑屏、三屏拼着看太累换超宽、盯盘用超宽屏、三星玄龙骑士、弧形电脑屏幕、表格列太多一屏看不全超宽 > 曲面显示器
  移动显示器、移动屏、便携式显示器、便携显示屏、便携副屏、portable screen、portable display、笔记本扩展屏、出差带第二块屏、笔记本屏太小外接一块、笔记本外接屏、出差用外接屏、笔记本随身扩展第二块屏 > 便携显示器
  电脑屏幕27寸、27寸屏幕、27寸显示器、32寸显示器、2k显示器、高清显示器、27inchmonitor > 商用显示器 = 设计显示器
  第二屏、双屏、扩展屏、second screen、second monitor > 商用显示器 = 便携显示器
  电脑屏、液晶屏、液晶显示屏、电脑液晶屏、电脑显示屏、屏幕显示器、显视器、显试器、戴尔显示器、飞利浦显示器、aoc、aoc显示器、优派、lcd、lcd screen、lcd display、led monitor、computer screen、computer display、pc monitor、pc screen、display monitor > 商用显示器 = 设计显示器 = 曲面显示器 = 便携显示器
  蓝牙键盘、静音键盘、usb键盘、打字键盘、薄膜键盘、超薄键盘、巧克力键盘、k380、bluetooth keyboard、usb keyboard、office keyboard、ergonomic keyboard、silent keyboard、电脑打字、按键失灵换、ipad外接键盘 > 商务键盘
  游戏键盘、茶轴、红轴、青轴、黑轴、茶轴键盘、红轴键盘、客制化键盘、gaming keyboard、cherry keyboard、樱桃键盘、cherry键盘、ikbc键盘、达尔优机械、87键机械、程序员敲代码手感好、打字哒哒响、rgb背光键盘、打游戏带轴键盘、程序员用青轴键盘 > 机械键盘
  无线键鼠、有线键鼠、键鼠套、键鼠无线、键鼠套装无线、键盘鼠标无线、键盘加鼠标、鼠键套装、无线键盘鼠标、罗技键鼠、罗技键鼠套装、mk220、mk270、mk275、keyboard combo、keyboard mouse、wireless combo、combo set keyboard、罗技mk套装、新电脑少键盘鼠标、蓝牙键鼠套、台式机打字点击配齐无线、wireless keyboard mouse combo > 键鼠套装
  数字键、财务键盘、财务小键盘、外接数字键盘、usb小键盘、收银键盘、密码键盘、number pad、numberpad、num pad、numeric pad、numeric keyboard、录单子没有数字区、出纳打数字快 > 数字小键盘
  健盘、键盘有线、键盘无线、无线键盘、有线键盘、罗技键盘、keybord、key board、wireless keyboard、wired keyboard > 商务键盘 = 机械键盘
  双飞燕 > 商务键盘 = 机械键盘 = 键鼠套装 = 数字小键盘
  大鼠标、鼠标有线、游戏鼠标、电竞鼠标、g304、雷蛇、usb mouse、wired mouse、gaming mouse、laser mouse、optical mice、鼠标器、电脑滑鼠、雷蛇鼠标、罗技g102、双飞燕鼠标、滚轮坏了换、光标乱跳不听使唤、双击失灵换新、一箱有线鼠标、联想大红点鼠标、点不动换、机房批量鼠标、有线鼠标、usb鼠标、双飞燕有线鼠标、机房批量有线鼠标 > 光电鼠标
  立式鼠标垂直、竖立鼠标、手腕鼠标、直立鼠标、vertical mice、鼠标手腕疼、预防腱鞘炎握着舒服 > 垂直鼠标
  轨迹球鼠标无线、轨迹鼠标、track ball、trackball mouse、滚球鼠标、拇指球鼠标、罗技mx ergo、不用移动手鼠标、桌面没地方挪鼠标、桌面小不移动手就能控光标 > 轨迹球
  无声鼠标、静音鼠标、鼠标无线、充电鼠标、双模鼠标、笔记本鼠标、m185、m330、mx master、m720、cordless mouse、wireless mice、silent mouse、quiet mouse、点击没声音不吵同事、触控板用不惯 > 静音无线鼠标
  属标、办公鼠标、小鼠标、computer mouse、computer mice、pc mouse > 光电鼠标 = 静音无线鼠标
  预防鼠标手、防鼠标手、人体工程学鼠标、ergonomic mice、ergo mouse > 垂直鼠标 = 轨迹球
  罗技鼠标、罗技、logitech mouse、logitech > 光电鼠标 = 垂直鼠标 = 轨迹球 = 静音无线鼠标
  耳麦话务、话务耳麦、话务员耳机、客服耳机带麦、电话耳机、电话耳麦、电销耳机、接线员耳机、单耳耳机、call centre headset、telephone headset、phone headset > 话务耳机
  头戴耳麦、电脑耳机、电脑耳麦、带麦耳机、带麦克风耳机、有线耳机、无线耳机、蓝牙耳机、网课耳机、游戏耳机、入耳式耳机、wireless headset、bluetooth headset、gaming headset、ear phone、earbud、earpiece、语音室耳机、听力考试耳机、学英语口语耳机、开放办公室太吵隔音、开网会戴、耳筒、语音教室学生耳机、线上课听说都戴着、开语音会议不影响同事 > 头戴式耳麦
  小音箱、小音响、电脑音响、电脑小音响、电脑小音箱、电脑喇叭、电脑扬声器、台式音响、桌面音响、桌面小音箱、有源音箱、2.0音箱、蓝牙音箱、蓝牙音响、便携音箱、usb音箱、漫步者音箱、惠威、多媒体音箱、低音炮、声霸、回音壁、pc speaker、computer speaker、desktop speaker、desk speaker、bluetooth speaker、usb speaker、soundbar、电脑没声音外放、usb小喇叭、桌上放歌、电脑小喇叭、台式机没声音外放 > 桌面音箱
  全向、全向麦克、会议麦、会议全向麦克风、会议电话麦克风、usb麦克风、电脑麦克风、桌面麦、拾音麦、八爪鱼会议、八爪鱼、扬声器麦克风、speaker phone、conference mic、conference speakerphone、conference speaker、conference phone、meeting microphone、omni mic、usb microphone、desktop microphone、boundary microphone、桌面拾音麦、开远程会回音、放桌子中间收音、远程会议一圈人收音、电话会议免提收音 > 会议全向麦
  双耳耳机、usb耳机、usb耳麦、降噪耳麦、开会耳机、会议耳机、head set、usb headset、noise cancelling headset > 话务耳机 = 头戴式耳麦
  漫步者 > 头戴式耳麦 = 桌面音箱
  缤特力、捷波朗、jabra、plantronic > 话务耳机 = 头戴式耳麦 = 会议全向麦
  摄相头、电脑摄像、usb摄像头、直播摄像头、网课摄像头、视频摄像头、台式机摄像头、外接摄像头、带麦克风摄像头、1080p摄像头、4k摄像头、罗技摄像头、c920、c270、电脑视频头、视频头、web cam、pc camera、computer camera、usb camera、video camera usb、conference webcam、streaming camera、hd webcam、罗技c920、夹显示器摄像头、台式机没法视频通话、台式机视频头、台式机没法视频 > 高清摄像头
  ic读卡器、id读卡器、ic卡读卡器、nfc读卡器、发卡器、身份证、身份证机、身份证扫描、身份证扫描仪、身份证识别、二代证读卡器、二代身份证、身份证刷卡机、读身份证、扫身份证、华视读卡器、社保卡读卡器、社保读卡器、smart card reader、id reader、id scanner、id card scanner、nfc reader、rfid reader、刷身份证、身份证识别仪、酒店前台读身份证、访客登记刷证 > 身份证读卡器
  扫码、扫码器收银、扫码盒、扫码盒子、扫码抢、扫描抢、扫码墩、扫码平台、扫条码、扫条形码、条码扫描、条码扫描器、条形码扫描枪、条码阅读器、条码扫码器、二维码扫码枪、二维码扫描器、无线扫码枪、无线扫描枪、有线扫码枪、超市扫码枪、快递扫码枪、快递巴枪、仓库扫码枪、收银扫码枪、霍尼韦尔扫码枪、斑马扫码枪、新大陆、barcode gun、barcode reader、bar code scanner、bar code reader、scanner gun barcode、handheld scanner、hand scanner、qr code scanner、qr code reader、qr reader、2d scanner、2d barcode scanner、pos scanner、条形码扫描器、快递单号扫录入 > 扫码枪
  sd读卡器、tf读卡器、多合一读卡器、内存卡读卡器、相机读卡器、usb扩展、usb扩展坞、usb扩展器、usb集线器、usb分线、usb拓展坞、一分四usb、一拖四usb、usb接口扩展、typec扩展坞、typec转换器、type c转换器、type c转接头、typec转hdmi、type c转hdmi、typec拓展坞、转换器、视频转换器、hdmi转换器、hdmi转vga、hdmi线、hdmi高清线、vga线、dp线、type c线、数据线、绿联、雷电扩展坞、mac扩展坞、笔记本扩展坞、sd card reader、memory card reader、laptop dock、usb c dock、usb c hub、usb c adapter、type c hub、type c adapter、thunderbolt dock、usb splitter、port replicator、multiport adapter、hdmi cable、hdmi adapter、usb cable、苹果本转hdmi网口、笔记本接口不够、usb口太少、笔记本hub、开会笔记本外接转换坞 > 扩展坞
  固态硬盘1t、固太硬盘、1t固态、500g固态、512g固态、256g固态、2t固态、ssd1t、ssd硬盘、ssd固态硬盘、sata固态、sata固态硬盘、m 2固态硬盘、m 2硬盘、m 2、m2硬盘、m 2固态、m2 ssd、nvme、nvme固态、nvme ssd、pcie固态、电脑固态、笔记本固态、笔记本硬盘、台式机硬盘、加装硬盘、升级硬盘、系统盘、c盘扩容、三星固态、三星980、致态、金士顿固态、移动固态硬盘、移动固态、ssd drive、solid state、solid state disk、nvme drive、m 2 ssd、m 2 drive、sata ssd、internal ssd、external ssd、portable ssd、西数蓝盘固态、2280固态条、电脑开机慢升级、老笔记本换盘提速、u 2固态、c盘爆满加块盘、msata工控盘、台式机装系统固态、电脑开机太慢换盘 > 固态硬盘
  酷鹰、紫盘、监控硬盘4t、录像机硬盘、监控盘、录像硬盘、surveillance drive、surveillance hard drive、cctv hard drive、wd purple、西数紫盘、海康录像机加盘、录像只能存三天、摄像头录像存储盘、小区监控存储盘 > 监控级硬盘
  酷狼、红盘、企业硬盘、企业盘、server hard drive、enterprise drive、enterprise hard drive、sas drive、nas drive、服务器硬盘、sas硬盘、10k转硬盘、nas硬盘、希捷银河、西数金盘、enterprise hdd、3.5寸机械盘、阵列盘、raid盘坏了换、热插拔硬盘2.5寸、一箱16t氦气盘、大容量机械盘、服务器机械硬盘、nas大容量硬盘、raid扩容换大盘、enterprise sas hdd > 企业级硬盘
  企业级ssd、服务器固态 > 固态硬盘 = 企业级硬盘
  机械硬盘1t、机械盘、4t硬盘、6t硬盘、8t硬盘、10t硬盘、16t硬盘、希捷、希捷硬盘、hard disk drive > 监控级硬盘 = 企业级硬盘
  硬碟、1t硬盘、2t硬盘、西数硬盘、西部数据、移动硬盘1t、移动硬盘2t、外接硬盘、外置硬盘、harddisk、internal hard drive、external drive、external hdd、portable hdd、backup drive > 固态硬盘 = 监控级硬盘 = 企业级硬盘
  优盘64g、u盘64g、u盘32g、u盘128g、64gu盘、32gu盘、128gu盘、16gu盘、u碟、u棒、usb盘64g、usb存储、u盘投标、投标u盘、标书u盘、招标u盘、商务u盘、手机u盘、双接口u盘、typec u盘、type c u盘、车载u盘、音乐u盘、系统u盘、启动u盘、爱国者u盘、联想u盘、随身碟、usb memory、usb memory stick、usb thumb drive、usb pen drive、memory stick、flash disk、flashdrive、thumbdrive、jump drive、pendrive、64gbusb、投标文件小u盘、展会礼品u盘、拷贝ppt带走、手机内存满了导照片、文件拷来拷去、装系统启动盘 > u 盘
  加密盘、安全优盘、secure usb、secure usb drive、encrypted drive、encrypted flash drive、加密优盘、指纹u盘、密码u盘、保密u盘、硬件加密优盘、encrypted usb、按键密码优盘、怕丢了泄密盘、涉密文件拷贝、指纹优盘、保密优盘、密码优盘、涉密保密优盘、随身带资料怕泄密 > 加密 u 盘
  内存卡64g、内存卡32g、内存卡128g、tf卡64g、tf卡128g、sd卡64g、sd卡相机、相机内存卡、相机存储卡、监控内存卡、摄像头内存卡、行车记录仪内存卡、手机内存卡、行车记录仪卡、cf卡、存储卡64g、microsd、sdcard、sdxc、micro sd card、microsd card、micro sdcard、cf card、compact flash、相机卡、摄像头插小卡、无人机插卡、行车记录仪提示卡满 > 存储卡
  256gu盘、u盘大容量、高速u盘、usb3.0u盘、闪迪u盘、金士顿u盘、usb 3.0 drive > u 盘 = 固态 u 盘
  usb key > u 盘 = 加密 u 盘
  flash memory > u 盘 = 存储卡
  闪迪、sandisk > u 盘 = 固态 u 盘 = 存储卡
  金士顿 > u 盘 = 固态 u 盘 = 加密 u 盘 = 存储卡
  固态优盘、1t优盘、portable ssd stick、大文件传输太慢、拷4k视频素材、几十g文件急着拷、拷大视频速度慢随身插拔 > 固态 u 盘
  内存条8g、内存条16g、内存条32g、8g内存条、16g内存条、32g内存条、16g内存、内存8g、内存16g、内存ddr4、ddr4、ddr5、ddr3、ddr4内存、ddr5内存、ddr3内存、ddr48g、ddr416g、ddr4内存条、ddr5内存条、ddr3内存条、3200内存、2666内存、内存条台式、台式机内存、台式内存条、台式内存、电脑内存条、电脑加内存、加内存、升级内存、笔记本内存条16g、笔记本ddr4、笔记本加内存、运行内存、运存、服务器内存条32g、ecc、recc、ecc内存条、rdimm、udimm、工控内存、工控机内存、内存颗粒、内存套条、金士顿内存、金士顿内存条、三星内存条、英睿达、海盗船、芝奇、镁光内存、memory ram、memory stick ram、ram memory、ram module、ram stick、ram ddr4、ddr4 ram、ddr5 ram、ddr3 ram、desktop memory、laptop ram、server ram、so dimm、ecc memory、ecc ram、pc memory、computer memory、computer ram、memory upgrade、ram upgrade、industrial dram、研华工控机加条、产线工控机总蓝屏、触摸屏工控扩内存 > 内存条
  16口交换机、5口交换机、24口交换器、8口交换器、千兆交换器、百兆交换机、接入交换机、傻瓜交换机、二层交换机、l2交换机、桌面交换机、家用交换机、s1730、分线盒网络、网线分线器、网线分接器、网口扩展、网口扩展器、一分四网线、网络集线器、网络hub、gigabit switch、gigabit ethernet switch、8portswitch、16portswitch、24portswitch、5portswitch、layer 2 switch、l2 switch、access switch、network hub、ethernet hub、ethernet splitter、8口交换机、网线分线盒、24口交换机、一根网线分电脑、一箱8口交换机、unmanaged switch、宿舍一拖八网口、办公室加电脑上网、办公室多口网络分线器、一条网线接好几台电脑 > 千兆交换机
  poe、poe8口、poe供电、poe供电器、8口poe、16口poe、24口poe、poe交换器、监控交换机、监控poe交换机、标准poe交换机、poe injector、监控供电交换机、监控拉线又电源、海康poe、摄像头网线直接供电 > poe 交换机
  光纤交换机、光口交换机、汇聚交换机、l3交换机、可网管交换机、全网管交换机、s5720、s5130、layer3 switch、l3 switch、core switch、10gswitch、万兆交换机、华为s5735、华三交换机、划vlan、vlan隔离部门网络、光纤汇聚交换机、机房主干万兆上联、划分vlan、不同网段互通 > 三层管理型交换机
  工业级交换机、industrial ethernet switch、din rail switch、导轨交换机、工业以太网交换机、环网交换机、din导轨switch、industrial switch、摩莎交换机、赫斯曼交换机、车间plc联网分口、宽温防尘交换机、光口工业交换机、户外机柜交换机、工控交换机、plc联网宽温导轨安装 > 工业交换机
  弱电箱交换机、tp link交换机、普联交换机、tplink交换机 > 千兆交换机 = poe 交换机
  48口交换机、企业交换机、机架交换机、48portswitch、smart switch > 千兆交换机 = 三层管理型交换机
  华为交换机、h3c交换机、锐捷交换机、huawei switch > 千兆交换机 = poe 交换机 = 三层管理型交换机
  交换器、网络交换器、光纤收发器、收发器、光模块、sfp、万兆光模块、swich、cisco switch、lan switch、media converter、fiber converter、sfp module > 千兆交换机 = poe 交换机 = 三层管理型交换机 = 工业交换机
  路由、路油器、wifi6路由器、wifi7路由器、wifi6路由、无线路由器千兆、千兆路由器、双频路由器、家用路由器、网关路由、多wan路由、多wan口路由器、上网行为管理、vpn路由器、防火墙、网络防火墙、企业网关、企业路由、商用路由器、tp路由器、tp link路由器、华为路由器、小米路由器、华硕路由器、h3c路由器、锐捷路由器、mesh路由器、光猫、wi fi router、broadband router、gigabit router、enterprise router、business router、vpn router、firewall、mesh router、限制员工刷视频、两条宽带叠加、员工上网限速 > 企业级路由器
  wifi发射器、wifi放大器、wifi信号放大器、信号放大器、信号增强器、中继器、无线信号、无线放大器、无线扩展器、吸顶式ap、吸顶式无线ap、面板ap、86面板ap、无线面板、墙面ap、企业ap、无线覆盖、wifi覆盖、无线wifi覆盖、无线控制器、ac控制器、ap控制器、高密ap、ap无线、无线ap吸顶、ap ceiling、ceiling ap、ceiling access point、wireless access point、wifi access point、wap、wifi 6 ap、wifi extender、wifi booster、wifi repeater、range extender、酒店房间无线覆盖、会议室wifi死角、会议室无线ap、会议室wifi信号差 > 吸顶 ap
  网桥无线、无线网桥监控、监控网桥、电梯网桥、点对点、ptp bridge、outdoor bridge、outdoor cpe、监控无线网桥、点对点无线传输、楼到楼不拉网线、塔吊监控传输、远距离无线传监控画面 > 无线网桥
  4g路由、5g路由器、5gcpe、5g工业路由器、工业4g路由器、插卡路由、sim卡路由器、4gdtu、dtu、物联网网关、随身路由、移动wifi、随身无线、lte router、4glte router、5grouter、4gmodem、cellular router、sim router、mifi、物联网卡上网盒子、industrial router、工地没宽带上网、充电桩联网盒、远程plc下载联网、映翰通路由、野外设备没网、没有宽带插卡上网、设备远程联网插物联卡 > 4g 工业路由器
  wi fi、wifi6、wifi 6、无线wifi、企业无线、爱快、mesh、子母路由器、mesh wifi > 企业级路由器 = 吸顶 ap
  gateway > 企业级路由器 = 4g 工业路由器
  室外ap、repeater > 吸顶 ap = 无线网桥
  hotspot > 吸顶 ap = 4g 工业路由器
  cpe > 无线网桥 = 4g 工业路由器
  tplink、tp link > 企业级路由器 = 吸顶 ap = 无线网桥
  无线上网 > 企业级路由器 = 吸顶 ap = 4g 工业路由器
  无线网卡、usb无线网卡、wifi adapter、wifi dongle > 企业级路由器 = 吸顶 ap = 无线网桥 = 4g 工业路由器
  服务噐、1u服务器、2u服务器、4u服务器、塔式服务器、gpu服务器、戴尔服务器、华为服务器、浪潮服务器、联想服务器、惠普服务器、dell服务器、r740、r750、poweredge、proliant、dl380、rackmount server、rack mount server、1userver、2userver、tower server、blade server、gpu server、server computer、dell server、hp server、华为fusionserver、机房主机、跑erp主机、自建数据库主机、双路至强、虚拟化主机、服务器主机、跑erp服务器主机、数据库服务器整机 > 机架式服务器
  存储、存储设备、私有云、私有云存储、网盘服务器、群晖nas、synology、qnap、ds920、磁盘柜、盘柜、nas storage、nas server、nas box、nas device、network attached storage、storage array、disk array、san storage、群晖、私有云盘、威联通、部门文件集中存放、大家共享文件备份盒子、绿联私有云、威联通双盘位、部门共享文件集中备份 > 网络存储 nas
  机柜42u、42u机柜、22u机柜、12u机柜、9u机柜、6u机柜、壁挂机柜、挂墙机柜、小机柜、网络柜、网络柜42u、网络机柜42u、交换机机柜、机房机柜、监控机柜、服务器柜、标准机柜、图腾机柜、弱电柜、机柜托盘、机柜层板、理线架、配线架、网络配线架、光纤配线架、光纤终端盒、network cabinet、rack enclosure、data cabinet、comm cabinet、comm rack、wall mount rack、wall mount cabinet、wall rack、19inchrack、42urack、patch panel > 网络机柜
  录像主机、录相机、硬盘录相机、监控录像机、监控录像主机、网络录像机、网络硬盘录像机、刻录机监控、8路录像机、16路录像机、32路录像机、4路录像机、海康录像机、海康威视录像机、大华录像机、ds 7808、nvr录像机、nvr recorder、cctv recorder、cctv dvr、cctv nvr、security recorder、大华录像主机、监控画面回放、监控画面保存回放、多路摄像头集中录像 > 硬盘录像机
  文件服务器、file server、storage server > 机架式服务器 = 网络存储 nas
  kvm、kvm切换器、kvm switch > 机架式服务器 = 网络机柜
  监控存储 > 网络存储 nas = 硬盘录像机
  摄像探头、监控镜头、监控枪机、400万监控、poe摄像头、夜视摄像头、红外摄像头、红外夜视摄像头、枪型摄像机、枪机摄像头、筒机、筒型摄像机、半球、半球摄像机、半球摄像头、车载监控、电梯监控、车牌识别、车牌识别一体机、ip cam、ipcam、ip cctv、poe camera、night vision camera、bullet camera、turret camera、lpr camera、海康威视摄像头、监控探头、仓库老丢、食堂明厨亮灶、枪式摄像头 > 网络摄像机
  监控球、球机监控、球形摄像机、云台、云台摄像机、云台监控、360度监控、360监控、360摄像头、ptz、speed dome、停车场盯全场、云台球机、看周界转动巡视 > 球型摄像机
  刷脸门禁、刷脸门禁机、人脸识别门禁、人脸识别门禁机、人脸识别一体机、人脸机、人脸闸机、门禁一体机、门禁刷卡机、门禁读卡器、门禁控制器、门禁控制板、门禁卡、ic门禁卡、门禁电源、电磁锁、磁力锁、电插锁、出门按钮、出门开关、密码门禁、指纹门禁、玻璃门门禁、闸机、人行通道闸、三辊闸、翼闸、摆闸、face terminal、face access、facial recognition、facial recognition terminal、access controller、access control system、access control terminal、access control reader、access card、door access control、door controller、card access、keycard reader、rfid access、turnstile、magnetic lock、maglock、electric strike、exit button、人脸考勤机、员工上下班打卡、外人进办公区、防止代打卡、外来人员进办公室 > 人脸门禁一体机
  智能门铃、智能可视门铃、无线门铃、家用门铃、电子门铃、可视对讲、室内机对讲、猫眼、智能猫眼、电子猫眼、entry phone、door bell、video door phone、video doorphone、video intercom、door phone、doorphone、smart doorbell、ring doorbell、wireless doorbell、楼宇对讲、门口机、单元门对讲主机、有人按门看见是谁、住户对讲分机 > 可视对讲门铃
  探头监控、监控头、监控设备、监控套装、监控系统、监控摄相头、监控器家用、监控室外、室外监控、户外监控、室内监控、家用监控、无线监控、wifi监控、4g监控、太阳能监控、高清监控、poe监控、海康摄像头、大华摄像头、萤石摄像头、小米摄像头、tp摄像头、全景摄像头监控、防爆摄像机、安防监控、监控支架、监控杆、security cam、surveillance cam、surveillance system、cctv system、cctv kit、cctv cam、outdoor camera、wifi camera、wireless camera、dome cam > 网络摄像机 = 球型摄像机
  对讲门禁、door entry、door entry system > 人脸门禁一体机 = 可视对讲门铃
  萤石 > 网络摄像机 = 球型摄像机 = 可视对讲门铃
  海康威视、海康、大华、安防、道闸系统、停车场系统、巡更、巡更棒、电子巡更、hikvision、dahua > 网络摄像机 = 球型摄像机 = 人脸门禁一体机 = 可视对讲门铃
  office365、office 365、office2021、office 2021、office2019、microsoft 365、microsoft office、m365、微软office、微软办公软件、正版office、wps正版、wps会员、wps office、wps365、金山办公、金山wps、永中office、流版签、福昕、福昕pdf、pdf编辑器、pdf软件、acrobat、adobe acrobat、word、excel、ppt、word软件、表格软件、文字处理、企业邮箱、邮箱软件、oa系统、oa软件、财务软件、用友、金蝶、erp、crm、进销存、进销存软件、操作系统、window、win10、win11、windows10、windows11、window server、window系统、win10专业版、正版系统、正版window、麒麟系统、银河麒麟、统信uos、统信、office license、office licence、ms office、ms office license、office 2021 license、productivity software、word processor、spreadsheet software、accounting software、operating system、window license、window 11 license、window 11 pro、正版化检查、visio授权、微软办公套件 > 办公软件授权
  杀毒、杀毒软件企业版、企业版杀毒、查毒软件、防毒软件、反病毒、360企业版、火绒、奇安信、天擎、卡巴斯基、瑞星、亚信、深信服edr、edr、终端安全、终端管控、准入控制、桌面管理、桌管、防泄密软件、加密软件、文档加密、上网行为、堡垒机软件、anti virus、anti virus software、antivirus licence、antivirus license、virus protection、endpoint protection、endpoint security software、internet security、security software、kaspersky、norton、mcafee、firewall software、杀软、卡巴斯基企业版、奇安信天擎、火绒企业版、瑞星杀毒、50点杀毒授权、电脑中勒索病毒、防员工拷文件、电脑老弹广告中毒、电脑中毒了 > 终端安全软件
  autocad、auto cad、cad2020、cad授权、中望、中望cad、浩辰、浩辰cad、天正、天正建筑、sw软件、proe、creo、ug软件、catia、revit、bim软件、sketchup、3dmax、3ds max、photoshop、ps软件、adobe ps、illustrator、ai软件、coreldraw、cdr、画图软件、平面设计软件、三维软件、三维设计、建模软件、广联达、造价软件、预算软件、cad license、cad licence、cad program、design software、drawing software、drafting software、3d software、engineering software、graphic software、photoshop license、adobe creative cloud、creative cloud、cad正版、ps正版、adobe全家桶、solidwork、草图大师、三维建模软件、收到盗版律师函、怕破解版被告、电脑画施工图 > 设计制图软件
  备份、备份一体机、数据恢复、数据恢复软件、灾备、容灾、容灾备份、veeam、虚拟化软件、vmware、backup、backup solution、backup license、backup software license、data backup、data recovery software、disaster recovery、服务器数据怕丢、文件误删恢复、自动备份工具 > 数据备份软件
  adobe、adobe license > 办公软件授权 = 设计制图软件
  data protection software > 终端安全软件 = 数据备份软件
  正版、正版软件授权、软件授权、软件许可、软件license、软件正版化、激活码、序列号、数据库、oracle、sql server、mysql、达梦、licence、license、software license key、product key、activation key > 办公软件授权 = 终端安全软件 = 设计制图软件 = 数据备份软件
  云服务、云平台、云租用、云租赁、云存储、云空间、云盘、对象存储、公有云、私有云服务、政务云、上云、阿里云、阿里云服务器、腾讯云、腾讯云服务器、华为云、华为云服务器、天翼云、移动云、联通云、云服务器租用、服务器租用、服务器租赁、服务器托管、主机托管、机房托管、idc、idc托管、虚拟主机、虚拟机、网站空间、ecs、弹性云、云桌面服务、cdn、cloud、cloud hosting service、cloud service、cloud storage、cloud computing、cloud vm、virtual machine、virtual server、virtual private server、web hosting、hosting、hosting service、server hosting、dedicated server、colocation、aws、azure、alibaba cloud、iaa、saa、官网上线没地方放、网站用云服务器、部署网站上线 > 云主机服务
  机房运维、机房保养、机房巡检维护、机房运维服务、机房维保、机房代维、机房检查、ups巡检、机房空调维保、巡检服务、巡检、server room maintenance、server room service、data center inspection、data centre inspection、data center maintenance、data centre maintenance、machine room inspection、服务器定期体检、机房没人看着、机房日常巡查 > 机房巡检服务
  it外包、it运维外包、it维护、it桌面运维、桌面运维、电脑维护、电脑维修、电脑上门维修、电脑维保、网络维护外包、网络维保、网络外包、网络调试、网络安装、网络优化、网络故障维修、网络布线、综合布线、弱电工程、弱电维护、系统维护、系统集成、系统实施、软件运维、技术支持、安全服务、保测评、等级保护、渗透测试、漏洞扫描、安全加固、it outsourcing、it support service、helpdesk、help desk support、onsite support、network maintenance、network management、network support、network service、noc、computer maintenance、system maintenance、technical support、penetration test、security audit、网管外包、没有网管、网络故障上门排查、网总掉线找人修、断网人修 > 网络运维服务
  域名续费、域名注册服务、注册域名、域名证书、com域名、cn域名、dns、dns解析、ssl、http、网站证书、数字证书、ca证书、网站备案、备案、domain、domain registration、domain renewal、domain service、dns service、ssl cert、tls certificate、http certificate、wildcard certificate、website certificate、通配符证书、网站提示不安全、买个网址、邮箱域名解析、浏览器显示连接不是私密 > 域名与证书服务
  带宽、宽带、专线 > 云主机服务 = 网络运维服务
  网站建设、网站维护、建网站 > 云主机服务 = 域名与证书服务
  运维、驻场运维、驻场、驻场工程师、服务器维护、服务器维保、服务器运维、it maintenance、managed service、managed it service、server maintenance > 机房巡检服务 = 网络运维服务
  短信服务、短信包、软件开发、技术服务 > 云主机服务 = 机房巡检服务 = 网络运维服务 = 域名与证书服务
  信创笔记本、麒麟系统手提电脑、飞腾笔记本、华为擎云笔记本、鲲鹏麒麟便携机、不用window国产手提、麒麟系统笔记本电脑、兆芯手提电脑统信uos、机关信创手提电脑、满足信创要求可移动办公 > 国产化笔记本
  小黑笔记本、联想昭阳、惠普战66、办公本、新员工入职配手提、居家办公带回去电脑、商务手提、酷睿i5办公笔电、办公手提、新员工配电脑能带回家 > 商用笔记本电脑
  台机、办公整机、戴尔optiplex、惠普战99、财务室电脑整机、开机五分钟该换了、老电脑太卡要换主机、机关换台机、办公电脑主机、组装台式电脑、新员工固定工位配电脑 > 商用台式机
  客服耳麦、单耳话务耳麦、呼叫中心耳机、call center headset、电销打电话耳机、rj9水晶头耳麦、缤特力耳麦、一箱话务耳麦、接线员戴耳机、整天打电话腾不出手、降噪话务耳麦、电销耳麦 > 客服话务耳机
  手提电脑卡加8g、低电压ddr3l、thinkpad升级16g条、笔记本多开软件就卡 > 笔记本内存条
  64g带纠错内存、虚拟机开多了服务器运存不够 > 服务器内存条
  ddr4 3200、ps打开大图内存不足、8g内存、16g套条、内存占用总是99、2根16g、desktop ram、电脑卡加条子、开网页就卡死、excel一大就卡要扩容、老电脑升级16g、马甲条、游戏电脑内存条、运行内存不足、双通道升级 > 台式机内存条
  机房立柜、19英寸机架、交换机没地方装、网线设备收进柜子、交换机配线架集中安装 > 标准网络机柜
`

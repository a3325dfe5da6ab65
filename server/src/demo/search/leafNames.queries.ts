/** Names that buyers use for the goods of each leaf category, Chinese and English: `names | leaf`, see `namesFrom`. */
export const leafNames = `
  水性笔、中性水笔、签字水笔、0.5黑笔、碳素水笔、gel pen、neutral pen、signing pen、按压笔、学生用笔 黑色、会议笔 | 010101
  油性圆珠笔、圆珠笔 按动、ballpoint pens、biro、墨水钢笔、fountain pens、前台笔、台式签字笔 | 010102
  白板水笔、可擦白板笔、marker pens、马克笔、highlighters、标记笔、萤光笔、油性大头笔、永久记号笔、划线笔 | 010103
  木头铅笔、考试涂卡笔、自动笔、彩铅、pencils、mechanical pencils、活动铅笔、HB铅笔 | 010104
  打印纸、复印纸、A4复印纸、静电复印纸、白纸、copy paper、printing paper、photocopy paper、A3纸、彩色打印纸、办公打印用纸、copier paper | 010201
  记事本、本子、笔记簿、软皮本、活页笔记本、线圈笔记本、notebooks、notepads、会议本子、日记本、硬皮本 | 010202
  便签、便条纸、N次贴、告示贴、即时贴、百事贴、便利签、sticky note、sticky notes、memo paper、索引标签贴、分页标签 | 010203
  信封、牛皮信封、凭证纸、会计凭证、账簿、帐本、收据本、票据、envelopes、ledger、receipt book、记账本、单据本 | 010204
  文件夹、资料册、夹板、垫写板、抽杆夹、拉杆夹、文件夹板、folders、clipboards、报告夹、插页文件册、folder a4 | 010301
  档案盒、档案袋、文件盒、资料盒、牛皮纸档案袋、文件袋、拉链袋 a4、archive box、file boxes、投标文件袋、资料袋 | 010302
  文件筐、文件栏、文件座、桌面收纳盒、资料架、书立、file rack、desk organizer、分隔页、索引纸、letter tray、magazine holder | 010303
  标签贴纸、口取纸、工作牌、胸牌、厂牌、证件套、挂绳、卡套、badge、lanyards、sticker、name tag、自粘标签纸 | 010304
  订书机、订书器、钉书器、装订机 小型、打孔机、打孔器、起钉器、staplers、hole puncher、重型订书机 | 010401
  剪刀、剪子、美工刀、壁纸刀、裁纸刀、介刀、切纸刀、开箱刀、scissors、utility knife、box cutters、paper cutter | 010402
  双面胶、透明胶带、透明胶、泡棉双面胶、布基胶带、胶布、海绵胶、tape、double sided tape、masking tape、scotch tape | 010403
  回形针、曲别针、长尾夹、燕尾夹、票夹、图钉、大头针、订书针、订书钉、paper clips、binder clips、push pins、staples、工字钉 | 010404
  计算器、计算机 办公、直尺、钢板尺、三角板、calculators、rulers、尺子、电子计算器 | 010405
  印章、公章、印泥、印台、印油、日期章、回墨印、stamp pad、rubber stamp、ink pads、刻章 | 010501
  白板、写字白板、黑板、软木板、展架、X展架、海报架、whiteboards、notice board、poster stand、公告栏、磁性白板 | 010502
  台历、挂历、日历、日程本、计划本、calendars、planner、desk calendars、月历 | 010503
  奖杯、奖牌、荣誉证书、奖状、牌匾、授权牌、聘书、trophy、medals、certificate、锦旗奖杯 | 010504
  浸胶手套、涂胶手套、挂胶手套、丁腈手套 劳保、点珠手套、防滑手套、劳保手套、coated gloves、work glove、搬运手套 防滑、尼龙手套 浸胶、胶皮手套 | 020101
  防割手套、防切割手套、钢丝手套、防刺手套、5级防割手套、cut proof gloves、cut-resistant gloves | 020102
  绝缘手套、高压手套、电工绝缘手套、insulating gloves、electrical gloves、高压绝缘手套 | 020103
  电焊手套、焊工手套、皮手套、隔热手套、高温手套、牛皮手套、welding gloves、leather gloves、heat resistant gloves、烧焊手套 | 020104
  一次性手套、PE手套、一次性乳胶手套、丁腈一次性手套、食品手套、disposable gloves、nitrile gloves、latex gloves、薄膜手套 | 020105
  安全帽、头盔、工地安全帽、施工安全帽、安全头盔、safety helmets、hard hats、玻璃钢安全帽、ABS安全帽、监理安全帽 | 020201
  防撞帽、轻型防护帽、bump caps、防碰撞帽、冬季安全帽 | 020202
  护目镜、防护眼镜、防尘眼镜、防风镜、劳保眼镜、goggles、safety glasses、平光防护镜、防飞溅护目镜 | 020203
  面屏、面罩、电焊面罩、焊帽、防护面罩、face shields、welding mask、氩弧焊面罩、防飞溅面屏 | 020204
  耳塞、耳罩、隔音耳塞、降噪耳罩、防噪音耳塞、earplugs、ear muffs、ear protection、earmuffs | 020205
  劳保鞋、安全鞋、防砸鞋、钢头鞋、工作鞋、防刺穿劳保鞋、safety shoes、work boots、steel toe boots、防护鞋、safety boots | 020301
  绝缘鞋、电工鞋、绝缘靴、绝缘胶鞋、insulated shoes、electrician shoes、高压绝缘靴 | 020302
  雨靴、水鞋、雨鞋、胶鞋 高筒、水靴、rain boots、gum boots、耐酸碱靴、厨房雨靴 | 020303
  防尘口罩、KN95口罩、工业口罩、粉尘口罩、活性炭口罩、dust masks、电焊口罩、防尘口罩 打磨、KN95 | 020401
  防毒面具、防毒口罩、半面罩、滤毒罐、滤盒、gas masks、respirator、全面罩、喷漆面罩、防毒面罩 | 020402
  反光衣、反光背心、荧光马甲、交通马甲、环卫马甲、safety vests、reflective vest、hi-vis vest、反光马夹、施工背心 | 020403
  工作服、工装、劳保服、工衣、连体服、棉大衣、厂服、workwear、coveralls、uniforms、overalls、夏季工作服、长袖工装 | 020404
  防护服、静电服、防静电工作服、无尘衣、雨衣、防化服、raincoats、protective suit、一次性连体防护服、酸碱防护服 | 020405
  安全带、安全绳、五点式安全带、防坠器、速差器、救生绳、高空作业安全带、full body harness、safety rope、lanyard harness | 020501
  灭火器、干粉灭火器、二氧化碳灭火器、水基灭火器、推车灭火器、fire extinguisher、手提灭火器、车载灭火器 | 020502
  消防沙箱、消火栓箱、微型消防站、应急照明灯、消防柜、fire hydrant box、emergency lights、消防桶、消防器材柜 | 020503
  安全标识牌、警示牌、标识牌、禁止吸烟、安全出口、警示标志、warning signs、safety signs、提示牌、温馨提示牌、禁止标志、exit signs | 020504
  路锥、雪糕桶、警戒带、减速带、护栏、隔离带、road cone、barrier tape、speed bumps、反光锥、路障、铁马护栏 | 020505
  扳手、活动扳手、梅花扳手、管钳、扭力扳手、棘轮扳手、开口扳手、呆扳手、wrenches、spanner、spanners、torque wrench、pipe wrench | 030101
  螺丝刀、起子、改锥、螺丝批、内六角、内六角扳手、screwdrivers、hex keys、allen keys、十字起子、一字螺丝刀、螺丝刀 套装 | 030102
  钳子、老虎钳、尖嘴钳、斜口钳、剥线钳、水泵钳、pliers、wire strippers、cutting pliers、钢丝钳、偏口钳 | 030103
  锤子、榔头、羊角锤、斧头、手锯、钢锯、hammers、axes、hand saw、铁锤、木工锯、消防斧 | 030104
  工具箱、工具套装、套筒、套筒扳手、维修工具箱、电工工具包、tool kits、socket sets、toolbox、组合工具、五金工具套装 | 030105
  手电钻、电钻、充电钻、冲击钻、电动螺丝刀、电动扳手、电批、drills、cordless drill、impact wrench、充电扳手、锂电钻 | 030201
  电锤、电镐、冲击电锤、破碎镐、rotary hammers、demolition hammer、电锤 充电 | 030202
  角磨机、磨光机、切割机、电锯、砂光机、圆锯、angle grinders、circular saw、手磨机、抛光机、sander | 030203
  热风枪、热熔胶枪、吹风机 工业、鼓风机、吹尘机、heat guns、glue guns、吹灰机、blower | 030204
  卷尺、钢卷尺、皮尺、水平尺、水平仪、tape measure、measuring tape、spirit level、米尺、激光水平仪、红外线水平仪 | 030301
  游标卡尺、卡尺、千分尺、深度尺、高度尺、数显卡尺、calipers、micrometers、vernier caliper | 030302
  测距仪、激光测距仪、红外测距仪、投线仪、标线仪、laser distance meter、laser measure、激光尺、量房仪 | 030303
  钻头、麻花钻、冲击钻头、丝锥、丝攻、开孔器、drill bits、hole saws、taps、电锤钻头、不锈钢钻头 | 030304
  切割片、砂轮片、磨片、百叶片、砂纸、sandpaper、cutting discs、grinding discs、flap disc、抛光片、角磨片 | 030305
  螺栓、螺母、螺帽、外六角螺丝、内六角螺丝、六角螺栓、bolts、nuts、hex nuts、M8螺栓、法兰螺栓、螺丝帽 | 030401
  螺钉、自攻螺丝、沉头螺丝、垫片、弹垫、平垫、螺丝钉、screws、washers、self tapping screws、木螺丝、弹簧垫 | 030402
  膨胀螺丝、膨胀螺栓、膨胀管、化学锚栓、吊环、expansion bolts、wall plugs、anchor bolts、拉爆螺丝、胶塞 | 030403
  挂锁、锁、合页、柜锁、密码锁、门锁、padlock、hinges、铰链、锁具、cabinet locks、铜挂锁 | 030404
  脚轮、万向轮、链条 起重、卸扣、吊钩、casters、castor wheels、shackles、小轮子、推车轮子、静音轮 | 030405
  焊条、焊丝、电焊条、不锈钢焊条、药芯焊丝、二保焊丝、welding rods、welding wires、electrodes、气保焊丝 | 030501
  油漆、防锈漆、地坪漆、喷漆、自喷漆、涂料、paints、spray paint、epoxy floor paint、金属漆、红丹漆 | 030502
  玻璃胶、密封胶、AB胶、螺纹胶、发泡胶、结构胶、silicone sealant、sealants、epoxy glue、厌氧胶、硅酮胶、美缝剂 | 030503
  梯子、人字梯、伸缩梯、绝缘梯、铝合金梯子、登高梯、ladders、step ladder、extension ladder、平台梯、折叠梯 | 030504
  电线、铜线、BV线、BVR线、护套线、软线、花线、electric wires、copper wire、家装电线、电源线、RVV | 040101
  电缆、电力电缆、控制电缆、电缆线、YJV电缆、拖链线、橡套电缆、cables、power cables、control cables | 040102
  网线、六类网线、超五类网线、网络线、跳线、ethernet cable、network cables、lan cable、cat5e、patch cords | 040103
  扎带、尼龙扎带、端子、接线端子、热缩管、接线头、cable tie、zip ties、terminals、heat shrink、捆扎带、wago接线端子 | 040104
  线管、穿线管、PVC线管、线槽、走线槽、金属软管、conduits、trunking、波纹管、KBG管、电线管 | 040105
  空气开关、断路器、空开、漏电保护器、塑壳断路器、隔离开关、circuit breakers、mcb、rcd、漏电开关、闸刀 | 040201
  接触器、继电器、中间继电器、热继电器、时间继电器、contactors、relays、交流接触器、thermal relay | 040202
  开关电源、变压器、电源适配器 导轨、LED电源、power supply 24v、transformers、隔离变压器、直流电源 | 040203
  配电箱、电箱、接线盒、配电柜、强电箱、控制柜、distribution boxes、junction box、工地电箱、电控箱 | 040204
  灯泡、LED灯泡、节能灯、球泡灯、筒灯、light bulbs、led bulbs、downlights、玉米灯、防爆灯泡 | 040301
  灯管、日光灯、LED灯管、平板灯、面板灯、三防灯、tube lights、led panel lights、格栅灯、净化灯、支架灯 | 040302
  投光灯、射灯、工矿灯、路灯、泛光灯、天棚灯、floodlights、high bay lights、street lights、厂房灯 | 040303
  手电筒、手电、头灯、工作灯、检修灯、flashlights、torch、headlamps、强光手电筒、充电手电、work light | 040304
  墙壁开关、开关面板、单开双控、感应开关、调光器、声控开关、wall switch、dimmers、light switch、86型开关 | 040401
  插座、插排、排插、接线板、插线板、拖线板、地插、五孔插座、power strip、sockets、extension socket、PDU、outlets | 040402
  工业插头、航空插头、防水插头、工业插座、industrial plugs、三相插头、industrial socket、连接器 | 040403
  电池、5号电池、7号电池、碱性电池、充电电池、干电池、AA batteries、AAA电池、alkaline batteries、9V电池、五号电池 | 040501
  蓄电池、UPS、铅酸电池、电瓶 12V、UPS电源、不间断电源、ups battery、lead acid battery、锂电池组、胶体电池 | 040502
  万用表、钳形表、摇表、绝缘电阻表、接地电阻测试仪、multimeter、clamp meters、电流表、兆欧表、megger | 040503
  电表、电能表、电度表、互感器、电流互感器、energy meters、三相电表、单相电表、current transformers | 040504
  轴承、滚珠轴承、深沟球轴承、带座轴承、滚子轴承、bearings、ball bearings、pillow block、圆锥轴承 | 050101
  皮带、三角带、同步带、传送带、输送带、V belts、timing belts、多楔带、齿形带、belts | 050102
  链条、齿轮、链轮、齿条、传动链条、gears、sprockets、roller chain、滚子链 | 050103
  联轴器、直线导轨、滚珠丝杆、丝杠、滑块、couplings、linear guides、ball screws、导轨滑块 | 050104
  阀门、球阀、闸阀、蝶阀、止回阀、截止阀、valves、ball valves、gate valve、check valve、水阀门、butterfly valves | 050201
  弯头、三通、法兰、活接、管件、elbows、tees、flanges、pipe fittings、管接头、法兰盘 | 050202
  钢管、水管、镀锌管、无缝钢管、不锈钢管、pipes、steel pipe、给水管、铁管 | 050203
  软管、气管、钢丝软管、硅胶管、高压软管、hoses、air hose、PU管、橡胶管、rubber hose | 050204
  水泵、潜水泵、离心泵、计量泵、排污泵、pumps、submersible pump、增压泵、抽水泵、多级泵 | 050301
  电机、马达、减速机、伺服电机、电动机、motors、servo motors、gearbox、三相电动机、防爆电机 | 050302
  风机、排风扇、轴流风机、换气扇、离心风机、fans industrial、exhaust fans、鼓风机 旋涡、抽风机 | 050303
  气缸、迷你气缸、薄型气缸、标准气缸、air cylinders、pneumatic cylinder、汽缸 | 050401
  电磁阀、三联件、油水分离器、调压阀、节流阀、solenoid valves、气源处理器、FRL、减压阀 | 050402
  快插接头、气管接头、快速接头、气动接头、push fittings、quick connectors、气接头、快插 | 050403
  密封圈、O型圈、油封、垫片 密封、机械密封、o-rings、oil seals、gaskets、密封垫、骨架油封 | 050404
  液压油、润滑油、齿轮油、黄油、润滑脂、hydraulic oil、grease、lubricants、抗磨液压油、锂基脂 | 050405
  传感器、接近开关、光电开关、液位计、光电传感器、sensors、proximity sensors、感应器、位移传感器 | 050501
  PLC、变频器、触摸屏、PLC模块、人机界面、inverters、HMI、vfd、控制器 plc | 050502
  按钮、急停按钮、指示灯、三色灯、旋钮开关、push buttons、emergency stop、报警灯、按钮开关 | 050503
  滤芯、过滤袋、PP棉、液压滤芯、滤袋、filters、filter bags、filter cartridge、精密滤芯、过滤器 | 050504
  烧杯、量筒、容量瓶、滴定管、beakers、measuring cylinders、volumetric flasks、玻璃烧杯 | 060101
  三角瓶、锥形瓶、烧瓶、蒸馏瓶、抽滤瓶、flasks、conical flasks、erlenmeyer flask、圆底烧瓶 | 060102
  试管、离心管、冻存管、比色管、EP管、centrifuge tubes、cryovials、test tube | 060103
  培养皿、样品瓶、进样瓶、试剂瓶 广口、petri dishes、sample bottles、vials、顶空瓶 | 060104
  显微镜、生物显微镜、体视显微镜、金相显微镜、microscopes | 060201
  天平、电子天平、分析天平、水分仪、水分测定仪、balances、analytical balance、lab scale、托盘天平 | 060202
  PH计、酸度计、电导率仪、溶氧仪、ph meters、conductivity meter、ph笔、溶解氧仪 | 060203
  离心机、烘箱、培养箱、分光光度计、干燥箱、centrifuges、incubators、spectrophotometers、drying oven、恒温箱 | 060204
  温度计、双金属温度计、热电偶、温湿度记录仪、红外测温仪、thermometers、thermocouples、temperature logger、温湿度表 | 060301
  压力表、耐震压力表、压力变送器、数显压力表、pressure gauges、pressure transmitters、水压表、气压表 | 060302
  秒表、计时器、转速表、分贝仪、噪音计、stopwatches、timers、tachometer、sound level meters、定时器 | 060303
  流量计、气体检测仪、可燃气体报警器、转子流量计、flow meters、gas detectors、电磁流量计、燃气报警器 | 060304
  乙醇、试剂、氯化钠、氢氧化钠、乙腈、盐酸、标准溶液、reagents、ethanol、sodium chloride、无水酒精、标液 | 060401
  PH试纸、试纸、余氯试纸、水质检测盒、test strips、ph paper、ph strips、检测试剂盒 | 060402
  移液器、移液枪、八道移液器、瓶口分液器、pipettes、micropipette、移液管 电动 | 060403
  滤纸、滤膜、枪头、吸头、针头过滤器、filter papers、pipette tips、syringe filters、定量滤纸 | 060404
  通风橱、通风柜、超净台、试剂柜、万向罩、fume hoods、clean bench、防爆柜、laminar flow、化学品柜 | 060501
  实验台、中央台、洗眼器、水槽台、lab bench、eye wash、紧急洗眼器、实验桌、eyewash station | 060502
  仪器校准、压力表校准、天平校准、计量校准、calibration service、仪表检定、计量检定 | 060601
  水质检测、设备维保、消防检测、职业病检测、water testing、检测服务、仪器维修、fire inspection | 060602
  笔记本电脑、手提电脑、轻薄本、移动工作站、laptops、notebook computer、便携式电脑、商务笔记本、ultrabooks | 070101
  台式机、台式电脑、主机、迷你主机、工作站 电脑、desktops、mini pc、电脑主机、瘦终端、办公电脑 | 070102
  平板、平板电脑、一体机电脑、ipad、tablets、加固平板、all in one pc、pad | 070103
  显示器、显示屏、电脑屏幕、液晶显示器、monitors、computer screen、27寸显示器、曲面屏 | 070104
  键盘、机械键盘、键鼠套装、小键盘、keyboards、keyboard mouse set、数字键盘、无线键盘 | 070201
  鼠标、无线鼠标、蓝牙鼠标、静音鼠标、mice、computer mouse、轨迹球、垂直鼠标、mouse | 070202
  耳机、耳麦、音箱、音响 电脑、headphones、headsets、speakers、话务耳机、会议全向麦克风 | 070203
  摄像头、扫码枪、读卡器、扩展坞、网络摄像头 电脑、webcams、barcode scanners、card reader、docking stations、usb hub | 070204
  固态硬盘、硬盘、机械硬盘、监控硬盘、SSD、hard drives、solid state drive、NVMe、hard disk | 070301
  U盘、优盘、存储卡、SD卡、内存卡、flash drives、memory cards、usb sticks、闪存盘 | 070302
  内存条、内存、笔记本内存、服务器内存、RAM、memory module、ddr4内存、电脑内存 | 070303
  交换机、POE交换机、千兆交换机、核心交换机、switches、network switches、8口交换机、工业交换机 | 070401
  路由器、无线AP、网桥、无线路由器、routers、access points、wifi、4G路由器、无线网络 | 070402
  服务器、机柜、NAS、硬盘录像机、servers、rack cabinet、录像机、NVR、网络存储 | 070403
  监控、监控摄像头、门禁、可视门铃、球机、cctv cameras、ip cameras、access control、人脸识别门禁、安防监控 | 070404
  办公软件、杀毒软件、CAD软件、备份软件、office软件、antivirus、software license、制图软件 | 070501
  云服务器、机房巡检、网络维护、域名、cloud hosting、运维服务、ssl证书、it support | 070502
  打印机、激光打印机、喷墨打印机、针式打印机、printers、laser printers、inkjet printer、彩色打印机、票据打印机 | 080101
  复印机、复合机、多功能一体机、打印复印一体机、copiers、photocopier、multifunction printers、数码复印机、copy machine | 080102
  扫描仪、标签机、标签打印机、热敏打印机、高拍仪 扫描、label printers、document scanner、条码打印机、scanner | 080103
  硒鼓、墨盒、碳粉、粉盒、墨粉、鼓组件、toners、ink cartridges、toner cartridge、感光鼓、打印机耗材 | 080104
  投影仪、投影机、激光投影、短焦投影、projectors、会议投影仪、便携投影 | 080201
  会议平板、电子白板、智慧黑板、班牌、交互平板、interactive whiteboard、smart board、教学一体机、触摸一体机 会议 | 080202
  会议摄像头、视频会议、录播、会议终端、video conferencing、conference cameras、视频会议终端、全景摄像头 | 080203
  话筒、麦克风、音柱、扩音器、无线话筒、microphones、扩音机、鹅颈麦、megaphone、小蜜蜂扩音器 | 080204
  办公桌、电脑桌、升降桌、工位、职员桌、老板桌、desks、office desk、standing desk、屏风工位、写字台、workstations desk | 080301
  会议桌、培训桌、洽谈桌、阅览桌、会议台、meeting tables、conference table、折叠桌、条桌 | 080302
  办公椅、电脑椅、会议椅、人体工学椅、网椅、chairs、office chair、转椅、弓形椅、培训椅、职员椅 | 080303
  沙发、茶几、办公沙发、排椅、等候椅、sofas、couch、接待沙发、会客沙发 | 080304
  文件柜、铁皮柜、更衣柜、档案柜、密集架、储物柜、filing cabinets、locker、资料柜、活动柜、员工柜 | 080305
  保险柜、保险箱、保密柜、密码柜、safes、safe box、指纹保险柜、财务保险箱 | 080306
  饮水机、直饮机、开水器、热水器 开水、净水器、water dispensers、water cooler、开水机、温热饮水机 | 080401
  空调、挂机、柜机、除湿机、空气净化器、air conditioners、dehumidifiers、air purifiers、立式空调、壁挂空调 | 080402
  风扇、电风扇、落地扇、取暖器、暖风机、电暖气、fans、heaters、牛角扇、工业风扇、electric fan | 080403
  微波炉、电热水壶、冰箱、咖啡机、kettles、refrigerators、fridge、coffee machines、microwaves、热水壶、电水壶、冰柜 | 080404
  碎纸机、装订机、塑封机、过塑机、点钞机、验钞机、shredders、laminators、binding machine、凭证装订机、money counter | 080405
  电话机、座机、考勤机、对讲机、打卡机、telephones、walkie talkies、time clock、无绳电话、指纹打卡机、phone | 080406
  卷纸、卫生纸、大盘纸、厕纸、手纸、toilet rolls、toilet paper、厨房纸、无芯卷纸 | 090101
  抽纸、纸巾、面巾纸、餐巾纸、tissues、facial tissue、napkins、软抽、餐纸 | 090102
  擦手纸、抹手纸、无尘纸、擦拭纸、paper towel、hand towels paper、工业擦拭布、无尘布、wipers | 090103
  湿巾、湿纸巾、消毒湿巾、酒精湿巾、wet wipes、wet tissues、湿厕纸、disinfectant wipes | 090104
  洗手液、免洗洗手液、免洗凝胶、洗手膏、hand wash、hand sanitizers、hand soap、泡沫洗手液、手部消毒液 | 090201
  洗衣液、洗洁精、柔顺剂、洗涤剂、洗碗液、laundry detergent、dish soap、dishwashing liquid、洗衣粉、餐具清洁剂 | 090202
  玻璃清洁剂、玻璃水 擦窗、地板清洁剂、去污剂、洁瓷剂 地面、glass cleaner、floor cleaners、多功能清洁剂、油污清洁剂、不锈钢光亮剂、万能清洁剂 | 090203
  消毒液、84消毒液、酒精消毒液、洁厕灵、洁厕剂、disinfectants、toilet bowl cleaner、空气消毒喷雾、消毒水、75酒精、alcohol spray | 090204
  肥皂、香皂、洗衣皂、soaps、bar soap、洗手皂、hand soap bar | 090205
  扫把、扫帚、拖把、簸箕、尘推、平板拖把、brooms、mop、dustpans、旋转拖把、墩布、笤帚 | 090301
  水桶、榨水车、玻璃刮、马桶塞、皮搋子、buckets、squeegees、plungers、塑料水桶、擦窗器、拖把拧水车 | 090302
  抹布、海绵、钢丝球、百洁布、擦机布、sponges、cleaning cloths、rags、microfibre cloths、洗碗海绵、毛巾 抹布、清洁球 | 090303
  垃圾桶、纸篓、分类垃圾桶、果皮箱、环卫垃圾桶、trash cans、dustbins、waste bins、垃圾箱、脚踏垃圾桶、废纸篓 | 090304
  垃圾袋、黑色垃圾袋、医疗垃圾袋、背心垃圾袋、garbage bags、trash bag、bin liners、平口垃圾袋、大垃圾袋 | 090305
  牙刷、牙膏、洗漱用品、一次性牙刷、洗漱包、toothbrush、toothpastes、dental kit、travel kit | 090401
  毛巾、浴巾、运动毛巾、面巾、towels、bath towel、毛巾礼盒、擦脸巾 | 090402
  剃须刀、刮胡刀、洗发水、护手霜、沐浴露、razors、shampoo、hand cream、电动剃须刀、shavers | 090403
  雨伞、折叠伞、太阳伞、长柄伞、雨披、umbrellas、遮阳伞、一次性雨衣、晴雨伞、ponchos | 090404
  杀虫剂、蚊香液、蟑螂药、花露水、驱蚊液、insecticides、mosquito repellents、灭蟑药、电蚊香、杀虫喷雾、灭蚊 | 090501
  空气清新剂、除臭剂、芳香剂、车载香水、香薰、air fresheners、car perfume、固体清香剂、厕所除臭剂、除味剂 | 090502
  矿泉水、纯净水、饮用水、苏打水、瓶装水、bottled water、mineral water、drinking water、天然水 | 100101
  茶饮料、果汁、柠檬茶、椰汁、饮料、juices、juice、ice tea、椰子汁、橙汁、乌龙茶饮料 | 100102
  功能饮料、运动饮料、盐汽水、维生素饮料、气泡水、energy drinks、sports drink、sparkling water、防暑饮料、电解质水 | 100103
  牛奶、纯牛奶、酸奶、燕麦奶、milk、yogurt、低脂奶、盒装牛奶、oat milk | 100104
  茶叶、绿茶、红茶、龙井、铁观音、花茶、tea leaves、black tea、茉莉花茶、袋泡茶 绿茶 | 100201
  咖啡、速溶咖啡、咖啡豆、挂耳咖啡、instant coffee、coffee beans、黑咖啡、coffee | 100202
  蜂蜜、麦片、芝麻糊、柚子茶、honey、oatmeal、燕麦片、蜂蜜柚子茶、即食燕麦 | 100203
  茶具、水杯、杯子、保温杯、纸杯、一次性杯子、tea set、paper cups、cups、mugs、陶瓷杯、thermos、茶杯 | 100204
  大米、东北大米、小米、杂粮、五谷杂粮、rice、millet、长粒香、稻花香大米 | 100301
  面粉、面条、挂面、荞麦面、noodles、flour、小麦粉、拉面、高筋面粉 | 100302
  食用油、花生油、大豆油、菜籽油、橄榄油、cooking oil、olive oil、色拉油、炒菜油、peanut oil | 100303
  盐、食盐、酱油、醋、调料、味精、salt、soy sauce、vinegar、生抽、陈醋、鸡精、seasoning、调味料 | 100304
  饼干、蛋糕、面包、曲奇、cookies、biscuits、苏打饼干、bread、糕点、下午茶点心、cakes | 100401
  坚果、花生、开心果、每日坚果、板栗、nuts、peanuts、pistachio、炒货、干果 | 100402
  糖果、巧克力、润喉糖、牛轧糖、candies、chocolates、喜糖、硬糖、candy | 100403
  方便面、泡面、自热米饭、罐头、速食粥、instant noodles、桶面、午餐肉、八宝粥、canned food | 100404
  水果、苹果、橙子、葡萄、香蕉、apples、bananas、脐橙、fruits、oranges | 100501
  蔬菜、土豆、西红柿、番茄、胡萝卜、青菜、vegetables、potatoes、tomatoes、叶菜、carrots | 100502
  鸡蛋、猪肉、鸡腿、牛肉、肉类、eggs、pork、beef、冷冻鸡腿、chicken legs | 100503
  礼盒、福利礼盒、坚果礼盒、茶叶礼盒、生日礼物、gift boxes、粮油礼盒、员工福利、gift box | 100601
  月饼、粽子、汤圆、元宵、腊八粥、mooncakes、端午礼盒、中秋礼盒、mooncake、zongzi | 100602
  医用口罩、外科口罩、一次性口罩、儿童口罩、医用外科口罩、surgical masks、medical masks、医用N95、disposable masks | 110101
  医用手套、检查手套、外科手套、医用乳胶手套、surgical gloves、examination gloves、手术手套、medical glove | 110102
  隔离衣、手术衣、医用防护服、鞋套、isolation gowns、surgical gowns、shoe covers、医用鞋套 | 110103
  急救箱、医药箱、急救包、应急包、药箱、first aid kits、medicine box、车载急救包、医疗箱、家庭急救箱 | 110201
  创可贴、绷带、纱布、医用胶带、止血贴、bandages、band aids、gauze、plasters、弹力绷带、创口贴、医用胶布 | 110202
  棉签、碘伏、酒精棉片、棉球、酒精棉球、cotton swabs、alcohol pads、碘伏棉签、iodine、医用棉球 | 110203
  AED、除颤器、氧气瓶、担架、呼吸球囊、defibrillators、stretchers、oxygen cylinder、简易呼吸器、除颤仪 | 110204
  体温计、额温枪、耳温枪、体温枪、forehead thermometer、clinical thermometers、电子体温计、水银体温计、测体温 | 110301
  血压计、血糖仪、血氧仪、量血压、blood pressure monitor、glucometers、oximeter、电子血压计、测血糖仪、指夹血氧 | 110302
  听诊器、检查灯、叩诊锤、五官镜、stethoscopes、otoscope、医用手电、耳镜 | 110303
  注射器、针筒、输液器、采血针、留置针、syringes、infusion sets、lancets、一次性针管、输液针 | 110304
  感冒药、藿香正气水、维生素C、膏药、VC、vitamin c、感冒冲剂、止痛膏药、防暑药、cold medicine | 110401
  烫伤膏、清凉油、红霉素、跌打药、软膏、ointments、burn cream、烫伤药、风油精、消炎药膏、云南白药喷雾 | 110402
  轮椅、拐杖、助行器、电动轮椅、wheelchairs、crutches、walker、手推轮椅、老人助步器 | 110403
  按摩仪、护腰、理疗灯、握力器、颈椎按摩仪、massagers、back support、烤电灯、腰托、lumbar belt | 110404
  纸箱、快递箱、打包纸箱、瓦楞纸箱、飞机盒、cartons、cardboard boxes、搬家箱、包装箱、纸盒 | 120101
  气泡膜、珍珠棉、气柱袋、蜂窝纸、泡沫膜、bubble wraps、foam roll、气泡垫、防震膜、填充物 | 120102
  缠绕膜、拉伸膜、打包膜、PE膜、stretch films、plastic wrap、stretch wrap、围膜、包装膜 | 120103
  封箱胶带、封箱胶、打包胶带、牛皮纸胶带、纤维胶带、packing tape、packaging tapes、透明封箱带、快递胶带、印字胶带 | 120104
  打包带、塑钢带、PET打包带、捆扎带 打包、strapping band、PP打包带、打包扣、包装带 | 120105
  快递袋、自封袋、真空袋、防静电袋、密封袋、zip bags、ziplock bags、courier bags、poly mailers、屏蔽袋 | 120106
  标签纸、条码纸、不干胶标签纸、热敏纸、资产标签、label paper、barcode labels、thermal labels、条码标签、磁性标签、打印标签纸 | 120201
  碳带、色带、条码碳带、证卡色带、ribbons、thermal ribbon、树脂碳带、barcode ribbon | 120202
  手推车、平板车、老虎车、小推车、拉货车、trolleys、hand truck、platform cart、折叠推车、理货车、hand carts | 120301
  叉车、地牛、液压车、堆高车、搬运车、forklifts、pallet jacks、手动叉车、pallet trucks、托盘车 | 120302
  葫芦、手拉葫芦、电动葫芦、千斤顶、吊装带、hoists、chain block、car jacks、吊带、webbing slings | 120303
  货架、仓储货架、重型货架、置物架、工具柜、shelves、racking、storage racks、角钢货架、轻型货架、shelving units | 120401
  托盘、栈板、卡板、塑料托盘、木托盘、pallets、plastic pallets、防渗漏托盘、川字托盘、地台板 | 120402
  周转箱、塑料箱、物流箱、折叠箱、胶箱、crates、plastic boxes、收纳箱、周转筐、塑料筐、totes | 120403
  零件盒、物料盒、元件盒、螺丝盒、parts bins、storage bins、配件盒、分格零件盒、工具零件盒 | 120404
  电子秤、台秤、地磅、磅秤、计数秤、scales、weighing scales、platform scales、电子磅、防水秤 | 120405
  机油、尿素、防冻液、玻璃水、车用尿素、engine oils、antifreeze、adblue、汽车机油、冷却液、motor oil | 120501
  除锈剂、化清剂、轮胎蜡、燃油宝、WD40、rust removers、carb cleaner、松动剂、汽油添加剂、防锈润滑剂 | 120502
  汽车电瓶、汽车电池、叉车电瓶、应急启动电源、car batteries、jump starters、启动电瓶、汽车蓄电池、forklift battery | 120503
`

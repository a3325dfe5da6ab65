/** Trade names of electrical goods: see `namesFrom`. */
export const electricalNames = `
  bv2.5、bv4、bv6、bv1.5、2.5平方线、4平方线、6平方线、1.5平方线、2.5平方电线、4平方电线、6平方电线、2.5电线、国标电线、国标铜线、国标铜芯线、纯铜线、纯铜电线、铜芯、单股线、单股铜线、单芯硬线、单芯铜线、家用电线、家装电线、装修电线、照明线、插座线、地线、黄绿线、双色地线、零线、火线、阻燃电线、zr bv、zrbv、thhn、single core wire、single core cable、solid wire copper、house wire、copper cable、earth wire、ground wire、4平方铜线、空调专线、插座布线、墙里埋线、空调单独走线、一卷电线100米 > 铜芯电线
  多股软线、软铜线、软芯线、电子线、rv线、hook up wire、hookup wire、多股软铜线、软芯电线、控制柜跨接线、配电箱内接线、电箱内部配线软铜线、配电箱跳接用多股 > 软线
  bvvb、两芯护套线、三芯护套线、三芯电线、三芯软线、3芯电线、2芯电线、rvv3x1.5、rvvb、rvvp线、h05vv、romex、监控供电拉线、插排自己换线、软护套电线 > 护套线
  rvs、rvs线、消防线、消防电线、消防双绞线、花线双绞、双绞电线、灯头线、twisted pair wire、灯头接线两根绞一起、消防喇叭布线、消防烟感布线红蓝两股绞一起 > 双绞花线
  bvr4、bvr2.5、多股铜线、h07v、stranded wire、pvc wire > 铜芯电线 = 软线
  house wiring > 铜芯电线 = 护套线
  电源软线、电器线、flex cable、flex > 软线 = 护套线
  音响线、喇叭线、红黑线、平行线 > 软线 = 双绞花线
  blv、铝线、铝芯线、远东电线、德力西电线、熊猫电线、正泰电线、飞雕电线、electrical cable wire、electric cable wire、wiring > 铜芯电线 = 软线 = 护套线 = 双绞花线
  国标电缆、铜芯电缆、铝芯电缆、铜电缆、铝电缆、四芯电缆、五芯电缆、3 1电缆、4 1电缆、3 2电缆、三相电缆、三相四线电缆、三相五线电缆、地埋电缆、铠装电缆、yjv22、yjv电缆、yjv线、vv电缆、vv22、zc yjv、zr yjv、wdz yjy、yjy、yjlv、低压电缆、高压电缆、架空线、动力线、主电缆、主线电缆、armoured cable、armored cable、swa cable、xlpe cable、underground cable、low voltage cable、main cable、copper power cable、变压器到配电柜 > 电力电缆
  kvv、kvvr、kvvrp、kvv电缆、屏蔽电缆、屏蔽控制电缆、计算机电缆、djypvp、instrument cable、instrumentation cable、shielded cable、screened cable、屏蔽控制线、信号电缆、仪表电缆、仪表信号怕干扰 > 控制电缆
  伺服电缆、伺服线、柔性电缆、高柔、高柔性电缆、trvv、servo cable、机器人电缆、坦克链电缆、设备来回运动走线、机械臂走线 > 拖链电缆
  ycw、yz电缆、yz线、yzw、橡皮电缆、橡皮软电缆、防水电缆、电焊机线、电焊线、rubber sheathed cable、trailing cable、welding cable、h07rn f、橡皮线、橡胶电缆、胶皮电缆、yc电缆、潜水泵电缆、焊把线、工地橡皮线、潜水泵下井供电、工地拖地耐磨供电、一盘橡皮线、工地橡胶软电缆、潜水泵电缆线 > 橡套电缆
  工程电缆、multicore cable、multi core cable > 电力电缆 = 控制电缆
  充电桩电缆 > 电力电缆 = 橡套电缆
  编码器线 > 控制电缆 = 拖链电缆
  电缆电线、光伏线、光伏电缆、electrical cable、solar cable > 电力电缆 = 控制电缆 = 拖链电缆 = 橡套电缆
  6类线、六类双绞线、六类千兆网线、六类屏蔽线、六类非屏蔽、cat6网络线、cat6线、超六类网线、6a、五类线、千兆线、百兆网线、万兆网线、万兆线、箱装网线、一箱网线、305米网线、网线305米、无氧铜网线、纯铜网线、屏蔽网络线、双屏蔽网线、室外网线、户外网线、防水网线、监控线、弱电线、lan wire、utp、utp cat6、structured cabling、户外摄像头联网、两栋楼之间拉网、两栋楼之间拉网络日晒雨淋 > 网线
  机房跳线、成品网络线、成品网络跳线、短网线、1米网线、3米网线、5米网线、10米网线、路由器线、路由器网线、rj45线、rj45网线、ethernet cord、ethernet patch cord、ethernet patch cable、lan cord、network cord、network lead、network patch cable、patch lead、rj45 cable、电脑网线、路由器连接线、绿联网线、扁平网线、电脑连路由器、交换机互连、宿舍上网接线、短网线一包10根、带水晶头网线、电脑有线连路由器 > 成品跳线
  cat7、七类网线、七类线、超七类、机房网线、上网线、连网线、宽带网线、网络连接线、数据线网络、山泽网线、ethernet、network wire、internet cable、cat 6、cat 6 cable、cat 5、cat 5e、cat5、cat5e cable、cat6a cable、cat7 cable、ftp cable、stp cable > 网线 = 成品跳线
  扎条、扎线条、扎丝带、拉紧扎条、拉紧带、尼龙扎条、尼龙绑带、尼龙拉条、绑扎带、绑线、绑带、束带、塑料扎条、塑料绑带、塑料拉条、一次性扎带、大扎带、粗扎带、不锈钢扎带、魔术贴扎带、魔术扎带、理线带、理线器、标牌扎带、电线扎带、电缆扎带、捆线、捆电线、绑电线、扎电线、线卡、线卡子、线卡钉、钢钉线卡、电线卡子、固线夹、线夹、电线固定、zip ty、zipty、cable ty、cabletie、cable wrap、cable tie mount、tie wrap、ty wrap、nylon ty、wire ty、plastic ty、cable clip、velcro tie、velcro strap、索带、轧带、电线太乱捆起来、捆电缆、一包扎带500根、把电线捆成、机柜里线太乱扎起来 > 尼龙扎带
  铜鼻子、铜鼻、铜接头、铜铝鼻、线鼻、线耳、接线鼻、接线耳、铜线耳、开口鼻、ot端子、ut端子、sc端子、sc铜鼻子、叉型端子、叉形端子、圆形端子、管型端子、管形端子、针型端子、针形端子、压线端子、压接端子、裸端子、插簧、插簧端子、母端子、公端子、导轨端子、uk端子、uk2.5b、菲尼克斯端子、接线板端子、大电流端子、cable lug、lug、crimp terminal、crimp connector、crimp lug、ring terminal、spade terminal、fork terminal、bootlace ferrule、ferrule、terminal strip、connector block、choc block、din terminal、线头压接、控制柜线头汇接、铜线压接鼻子 > 接线端子
  快接头电线、电线快接头、并线器、免破线、免剥线接头、免焊接头、wago connector、quick splice、lever nut、灯具快接头、电线对接不用胶布、电线并联分支、两根电线对接不用缠胶布、一分二分线免剥皮 > 快速接线器
  热缩、热收缩管、热塑管、热缩绝缘管、热缩套、热缩管套装、绝缘套、绝缘热缩管、黄腊管、黄蜡管、heat shrink、heatshrink tubing、shrink tube、shrink tubing、shrink sleeve、insulation sleeve、sleeving、接线头绝缘保护、数据线破皮修复、线头破皮套烤 > 热缩管
  缠绕管、包线管、理线管、spiral wrap > 尼龙扎带 = 热缩管
  快接端子、电线接头、电线连接器、电线对接、对接端子、并线端子、接线帽、压线帽、闭端子、万可、万可端子、butt connector、butt splice、wire nut、wire splice、splice connector > 接线端子 = 快速接线器
  cable gland、gland > 尼龙扎带 = 接线端子 = 快速接线器 = 热缩管
  金属软管、金属软管穿线、金属蛇皮管、不锈钢软管穿线、不锈钢波纹管穿线、包塑软管、包塑管、包塑蛇皮管、平包塑、阻燃波纹管、pe波纹管、尼龙软管穿线、塑料波纹管、开口波纹管、软管接头、flexi conduit、flex conduit、corrugated conduit、liquid tight conduit、liquidtight、wire loom、split loom、传感器线保护管、机床电线防磨、电线外面套保护、电机接线处电线防刮防鼠咬 > 穿线软管
  线槽板、线槽盖、线槽40x20、40x20线槽、明装pvc线槽、pvc明线槽、理线槽、压线槽、压线板、地线槽、地面线槽、弧形线槽、金属线槽、镀锌线槽、铝合金线槽、不锈钢线槽、方线槽、塑料线槽、机柜线槽、配电柜线槽、开口线槽、行线槽、灰色线槽、走线板、走线架、母线槽、桥架线槽、藏线、藏线槽、raceway、cable raceway、wire raceway、wireway、wiring duct、slotted trunking、panel trunking、mini trunking、cable channel、cord cover、cable cover、cable tidy、槽板、墙上电线难看遮、地面走线怕踩、控制柜里理线、墙面明线遮挡、沿墙走电线美观盖住 > 配电线槽
  20线管、25线管、16线管、pvc线管、pvc电线管、pvc管电线、pvc穿线管、pvc电工管、电工管、电工穿线管、塑料线管、塑料穿线管、阻燃线管、白色线管、红蓝线管、冷弯管、预埋管、预埋线管、kbg、jdg、kbg线管、jdg线管、kbg管件、金属线管、金属穿线管、铁线管、钢线管、焊接钢管穿线、锁母、线管接头、线管弯头、管卡线管、pvc conduit、emt conduit、emt、steel conduit、metal conduit、rigid conduit、electrical pipe、cable conduit > 电线管 = 穿线管
  线盒、86底盒、底盒、暗盒、明盒、接线底盒、cable management > 电线管 = 穿线管 = 穿线软管 = 配电线槽
  电工套管、冷弯电工管、埋墙穿电线、电线套管 > 电线管
  消防布线预埋、厂房明敷穿电线 > 穿线管
  空开2p、空开1p、空开3p、空开63a、空开32a、63a空开、32a空开、20a空开、16a空开、c16、c20、c32、c63、d16、2p空开、3p空开、4p空开、1p空开、2p断路器、3p断路器、4p断路器、1p断路器、空气开关2p、空气开关63a、单相空开、保险开关、过载保护开关、小断、小型空开、微型断路器、dz47 60、dz47s、nxb、nxb 63、a9、施耐德空开、正泰空开、德力西空开、abb空开、西门子空开、mini circuit breaker、c curve breaker、air switch、air breaker、trip switch、dz47、ic65n、推闸、老跳闸要换、家里总闸、整盒空开12只、总闸开关、配电箱空开、空调空开、家里总跳闸换 > 小型断路器
  漏电、漏电保护、漏电空开、漏电空气开关、漏电保安器、带漏保空开、带漏电、漏保开关、空开带漏电、家用漏保、漏保2p、三相漏保、三相漏电、触电保护、触电保护器、dz47le、vigi、gfci breaker、gfci、rccb、elcb、residual current device、ground fault breaker、earth leakage > 漏电断路器
  大空开、大断路器、动力断路器、100a空开、250a断路器、nm1、nm1 125、nxm、cm1、cvs100、dz20、框架断路器、万能断路器、moulded case circuit breaker、molded case breaker、塑壳空开、进线总开关、三相大空开、三相电机总电源、配电柜进线保护、动力柜塑壳开关 > 塑壳断路器
  电闸刀、闸刀开关、刀熔开关、负荷隔离开关、hgl、hd刀开关、disconnect、load break switch、switch disconnector、检修断开电源、disconnect switch > 隔离开关
  家用空开、家用空气开关、跳闸、跳闸器、自动跳闸、保护开关 > 小型断路器 = 漏电断路器
  三相空开、三相空气开关、短路保护 > 小型断路器 = 塑壳断路器
  总闸、总开关、电闸开关、main switch > 小型断路器 = 隔离开关
  施耐德断路器、正泰断路器、德力西断路器、abb断路器、西门子断路器、circut breaker > 小型断路器 = 漏电断路器 = 塑壳断路器
  双电源、双电源自动转换、双电源转换开关、转换开关双电源、自复式过欠压、过欠压保护器、浪涌保护器、防雷器、spd、熔断器、保险丝、熔芯、保险管、倒顺开关、fuse、fuse holder、surge protector、surge arrester、changeover switch、transfer switch、ats > 小型断路器 = 漏电断路器 = 塑壳断路器 = 隔离开关
  接触器220v、接触器380v、220v接触器、380v接触器、三相接触器、单相接触器、直流接触器、家用接触器、交流接触器线圈、cjx2、cjx2 1810、cjx2 2510、cjx2 3210、cjx1、cj20、lc1d、lc1d09、lc1d18、nxc、cjx、磁吸开关、磁力启动器、电磁启动器、启动器、吸合开关、磁吸、接触器触点、辅助触头、辅助触点、施耐德接触器、正泰接触器、德力西接触器、abb接触器、西门子接触器、contacter、power contactor、dc contactor、magnetic switch、magnetic starter、dol starter、starter motor、控制电机启停、远程吸合通断大电流、小电流控制大功率电机启停 > 交流接触器
  继电器24v、24v继电器、220v继电器、12v继电器、小型继电器8脚、8脚继电器、14脚继电器、11脚继电器、my4n、my4nj、ly2n、hh52p、jqx、继电器底座、继电器模块、继电器模组、固态继电器、ssr、电磁继电器、安全继电器、中继、中间继、relay24v、relay module、relay base、relay socket、solid state relay、my2n、hh54p、plc输出放大、小电流控大电流 > 中间继电器
  热继电器22a、热保护、热过载、过载继电器、电机保护器、马达保护器、电机综合保护器、缺相保护器、相序保护器、lrd、nr4、jrs1、thermal overload relay、thermal overload、overload protector、motor protection relay、motor protector、热继、jr36、nr2、三相热继、电机过热断开、电机缺相怕烧 > 热过载继电器
  延时器、延时开关、延时断电、通电延时、断电延时、循环时间继电器、时控开关、时控器、定时开关、路灯时控、kg316t、h3y、h3y 2、jszi、st3p、dh48s、h3cr、time switch、timer switch、time delay、delay relay、delay timer、off delay timer、jsz3、延时启动设备、设备循环开停 > 时间继电器
  电机启动器、motor starter > 交流接触器 = 热过载继电器
  欧姆龙继电器 > 中间继电器 = 时间继电器
  24v、24v开关电源、12v开关电源、5v开关电源、24v直流电源、直流24v电源、24v电源模块、导轨电源、开关电源24v、开关电源12v、明纬电源、明纬开关电源、lrs 350 24、lrs、ndr、ndr 120 24、edr、s 350 24、监控电源、监控电源适配器、电源供应器、稳压电源、稳压电源直流、可调直流电源、可调电源、电源转换器、电源适配器12v、smp、switch mode power supply、switched mode power supply、switching supply、dc power supply、din power supply、din rail psu、24vpsu、24vdc power supply、24vsupply、12vpower supply、24vpower、power unit、power converter、dc dc converter、dr 120、plc电源、220转24、ac转dc、plc柜供电 > 导轨开关电源
  220转110、220v转110v变压器、三相变压器、三相隔离变压器、隔离变、isolation transformer、isolating transformer、进口设备110v、仪器供电防干扰、音响隔离牛 > 隔离变压器
  电源驱动器、驱动电源、驱动器led、led变压器、led灯驱动、led电源驱动、恒流驱动、恒压电源、led power supply、led transformer、driver led、灯带电源、灯带变压器、恒流电源、筒灯驱动器、面板灯驱动、灯箱电源、灯带不亮换电源、led驱动器、灯具驱动器、平板灯驱动 > led 驱动电源
  bk变压器、bk控制变压器、jbk、机床变压器、机床控制变压器、control transformer、bk 100、火牛、380变36v、机床照明降压、照明降到36伏安全电压 > 控制变压器
  12v电源、明纬、适配器、power adapter、ac adapter、dc adapter、mean well、meanwell > 导轨开关电源 = led 驱动电源
  24v变压器、12v变压器、220v转24v、220v转12v > 导轨开关电源 = 控制变压器
  变压器220v、380v转220v、380变220、380转220变压器、单相变压器、行灯变压器、安全变压器、低压变压器、火牛变压器、环形变压器、环牛、自耦变压器、整流变压器、step down transformer、stepdown transformer、step up transformer、autotransformer > 隔离变压器 = 控制变压器
  voltage converter > 导轨开关电源 = 隔离变压器 = 控制变压器
  稳压器、整流器、逆变器、车载逆变器、充电器、电瓶充电器、voltage stabilizer、voltage regulator、power inverter > 导轨开关电源 = 隔离变压器 = led 驱动电源 = 控制变压器
  电表箱、电箱明装、电箱暗装、暗装电箱、明装电箱、暗装配电箱、家用配电箱、家用电箱、空开箱、空开盒、开关盒、断路器盒、断路器箱、回路箱家用、8回路、12回路、pz30、pz30箱、pz30配电箱、强电布线箱、强电盒、弱电布线箱、照明配电箱、塑料配电箱、db box、consumer unit、fuse box、fusebox、breaker box、breaker panel、load center、meter box、漏保盒、装空开用、设备供电分路、家里空开没地方装 > 明装配电箱
  防水箱、防水盒子、防水接线盒、室外接线盒、户外防水盒、塑料防水盒、监控防水箱、监控箱、分线箱、端子盒、防爆接线盒、terminal box、ip65 box、waterproof enclosure、weatherproof box、户外防雨箱、端子箱、室外监控箱、室外接线怕雨淋、摄像头电源防雨、电线接头放防水、enclosure电箱、监控立杆防雨箱、室外电线接头防雨 > 防水接线箱
  电气控制柜、仿威图、仿威图机柜、威图柜、ggd、ggd柜、低压柜、低压配电柜、开关柜、配电屏、动力箱、动力箱柜、双电源配电箱、双电源箱、水泵控制箱、水泵控制柜、变频控制柜、变频柜、plc控制柜、消防控制箱、electrical cabinet、switchgear、control panel、control panel box、power cabinet、power distribution cabinet、xl 21、ggd低压柜、低压开关柜、电气柜、车间总配电、switchboard > 动力配电柜
  二级电箱、三级配电箱、二级配电箱、开关箱工地、工地电箱临时、临时用电箱、临电、移动电箱、移动配电箱、手提电箱、手提配电箱、插座箱、检修电源箱、检修箱、工业插座箱、temporary power box、site power box、spider box、二级箱、一级箱、临电箱、手提移动电箱、施工用电箱、施工现场分级配电、三级电箱 > 工地临时配电箱
  塑料电箱 > 明装配电箱 = 防水接线箱
  基业箱、基业箱子、jxf、jxf基业箱、控制箱体、电控箱体、电器箱、电气箱、distribution panel、electrical panel、panelboard、control box > 明装配电箱 = 动力配电柜
  分配电箱 > 明装配电箱 = 工地临时配电箱
  室外配电箱、户外配电箱、户外电箱、防雨配电箱、防雨箱、防雨电箱 > 防水接线箱 = 工地临时配电箱
  一级配电箱、总配电箱 > 动力配电柜 = 工地临时配电箱
  electrical enclosure、enclosure > 明装配电箱 = 防水接线箱 = 动力配电柜
  不锈钢配电箱、不锈钢电箱 > 明装配电箱 = 防水接线箱 = 工地临时配电箱
  防爆配电箱、防爆箱、power distribution box > 明装配电箱 = 防水接线箱 = 动力配电柜 = 工地临时配电箱
  e14、e14灯泡、b22灯泡、卡口灯泡、卡口、小螺口、led球、led球泡灯、led球炮、球炮灯、节能灯管螺旋、螺旋灯泡、白炽灯、白炽灯泡、钨丝灯泡、普通灯泡、宿舍灯泡、楼道灯泡、声控灯泡、感应灯泡、低压灯泡、36v灯泡、24v灯泡、应急灯泡、尖泡、蜡烛灯、globe bulb、edison bulb、cfl、cfl bulb、incandescent bulb、bayonet bulb、灯胆、人来自动亮泡、一箱灯泡、led灯泡家用、宿舍楼道灯泡、台灯灯泡 > led 球泡
  柱灯、柱泡、工厂灯泡、corn light、corn lamp、高富帅灯泡、大功率灯泡、圆柱灯泡、富贵灯 > 柱形灯泡
  嵌入式筒灯、开孔筒灯、明装筒灯、4寸筒灯、6寸筒灯、洞灯、嵌灯、射灯室内、轨道灯、轨道射灯、down light、can light、recessed light、recessed lighting、recessed downlight、track light、嵌入式小灯、走廊嵌灯、牛眼灯、吊顶挖孔装灯、走廊吊顶嵌入照明、嵌入式小圆灯 > 筒灯
  防爆灯罩、防爆灯球泡、防爆球泡、防潮灯泡、加油站灯泡、油漆房灯泡、化工厂灯泡、油气场所换泡、粉尘车间换灯泡、explosion proof bulb、防爆节能灯泡 > 防爆灯泡
  e27、e27灯泡、螺口灯泡、螺口灯、大螺口、灯泡e27、灯泡12w、led灯泡12w、9w灯泡、12w灯泡、15w灯泡、节能灯泡、省电灯泡、家用灯泡、超亮灯泡、飞利浦灯泡、欧普灯泡、雷士灯泡、led light bulb、led lightbulb、lightbulb、lamp bulb、e27 bulb、e27 lamp、energy saving bulb、energy saving lamp、energy saver bulb、screw bulb > led 球泡 = 柱形灯泡
  gu10 > led 球泡 = 筒灯
  灯珠、佛山照明、灯头、灯座、灯口、吊灯、壁灯 > led 球泡 = 柱形灯泡 = 筒灯 = 防爆灯泡
  t8、t5、t5灯管、t5支架、t8支架灯、t5灯、t8灯、led日光灯、led日光灯管、日光灯1.2米、1.2米灯管、0.6米灯管、1.2米日光灯、灯管1.2米、一体化灯管、一体灯管、支架灯、灯架、日光灯支架、日光灯架、双管灯架、双管日光灯、双管支架、长灯管、长条灯管、条形灯、长条灯办公室、线条灯、吊线灯、节能灯管、荧光灯管、荧光管、t8荧光灯、飞利浦灯管、三雄灯管、紫外线灯管、杀菌灯管、消毒灯管、led tube light、led batten、batten light、batten、led strip light tube、linear light、fluorescent、fluorescent light、tube lamp、t8 tube、t8 led、t5 tube、strip light、uv tube、日光灯不亮换新、教室照明换节能 > led 灯管
  三防、防尘灯、防潮灯、防水支架灯、三防灯管、防水日光灯、冷库灯、浴室防水灯、vapor tight light、vapor proof light、vapour proof light、triproof、triproof light、tri proof、weatherproof batten、防潮长条灯、地库灯、冷库照明、洗车房照明防水、地下车库照明、防水防尘防腐灯 > 三防灯
  平板灯600x600、600x600、600x600平板灯、600平板灯、300x1200、300x1200平板灯、1200x300、60x60平板灯、60x60灯、格栅灯盘、格栅灯600x600、灯盘、面板灯600x600、集成吊顶灯、集成灯、天花板灯、天花灯板、嵌入式平板灯、嵌入式面板灯、矿棉板灯、石膏板灯、厨卫灯、吸顶平板灯、侧发光、led panel light、flat panel light、ceiling panel、ceiling panel light、troffer、led troffer、troffer light、grille lamp > led 平板灯
  净化车间灯、净化灯具、平板净化灯、led净化灯、clean room light、cleanroom light、无尘车间灯、无尘室灯、药厂车间灯、食品车间灯、泪珠灯、手术室净化长灯、无尘室照明、cleanroom灯 > 净化灯
  车库灯、停车场灯 > led 灯管 = 三防灯
  办公室灯、办公室吊灯、办公室照明、教室灯、office light、office lighting > led 灯管 = led 平板灯
  工矿灯100w、100w工矿灯、200w工矿灯、150w工矿灯、ufo工矿灯、飞碟工矿灯、厂房吊灯、厂房照明、厂房灯具、厂房照明灯、车间照明、车间照明灯、车间顶灯、工厂照明、工厂吊灯、仓库照明、仓库照明灯、高天棚灯、天井灯、鳍片灯、highbay、highbay light、ufo light、ufo high bay、low bay light、low bay、warehouse lighting、factory light、factory lighting、workshop light、industrial light、industrial lighting、工厂灯、车间吊灯、高棚灯、飞碟灯、ufo灯、体育馆灯、仓库吊灯、车间顶棚太暗高空吊装 > led 工矿灯
  篮球场灯、工地灯、工地照明、工地照明灯、工地塔吊灯、镝灯、太阳灯、碘钨灯、射灯户外防水、户外射灯、户外投光灯、室外投光灯、泛光、探照、投射、投光、led投光、50w投光灯、100w投光灯、200w投光灯、投光灯50w、投光灯100w、投光灯200w、广告灯、招牌灯、广告牌灯、门头灯、草坪灯、洗墙灯、隧道灯、太阳能投光灯、led flood light、led flood、flood lamp、wall pack、security light、spot light、searchlight、solar flood light、tunnel light、广告牌射灯、球场灯、塔吊灯、亚明射灯、夜间施工照明、篮球场夜间照明、院子晚上太黑、大功率射灯、户外照明灯、塔吊照明灯 > 投光灯
  路灯杆、道路灯、马路灯、小区路灯、厂区路灯、streetlight、road light、road lamp、solar street light、小区道路照明、灯杆灯头 > 路灯头
  防爆照明、防爆灯led、防爆led灯、防爆工矿灯、防爆投光、加油站灯、explosion proof floodlight、hazardous area light、atex light、海洋王防爆灯、喷漆房防爆灯、油库区照明、方形防爆灯、化工区照明exd > 防爆投光灯
  大功率灯、大灯、stadium light、sport light > led 工矿灯 = 投光灯
  高杆灯、户外照明、室外灯、室外照明、庭院灯、院子灯、太阳能灯、太阳能户外灯、outdoor light、outdoor lighting、outdoor led light、area light、garden light、solar light > 投光灯 = 路灯头
  手电筒充电、手电筒强光、手电简、手电桶、电筒强光、强光电筒、远射手电、远射手电筒、超亮手电、超亮手电筒、小手电、小手电筒、迷你手电、迷你手电筒、随身手电、巡检手电、巡逻手电、保安手电、防爆手电、防爆手电筒、防爆强光、紫外线手电、紫光手电、led手电、led手电筒、战术手电、神火手电、探照灯手提、手提式探照灯、应急手电、torch light、torchlight、led torch、led flashlight、tactical flashlight、pocket torch、hand torch、handheld spotlight、search light、penlight、pen torch、maglite、emergency torch、电棒、充电电筒、夜间巡逻照明、充电手电、走夜路照明随身、torch rechargeable > 强光手电
  露营灯、帐篷灯、地摊灯、夜市灯、移动灯、移动照明、移动照明灯、移动工作灯、便携工作灯、轻便工作灯、机床灯、机床工作灯、lantern、camping lantern、camping light、worklight、work lamp、jobsite light、site light、machine lamp > 工作灯
  头戴、头戴强光、头戴手电、头戴手电筒、头戴照明、头戴照明灯、强光头灯、感应头灯、钓鱼头灯、矿工灯、矿灯头戴、安全帽灯、帽灯、headtorch、head light、head flashlight、miner lamp、cap lamp、感应头戴灯、双手空出来照明、夜里钓鱼照明、晚上干活腾出双手照明、戴头上照亮 > 头灯
  汽修检修灯、磁铁灯、吸铁灯、磁铁工作灯、磁吸灯、磁吸工作灯、磁吸手电、inspection torch、mechanic light、magnetic light、magnetic work light、magnetic torch、汽修灯、修车灯、带磁铁灯、挂钩修车灯、汽修折叠灯、修车看底盘照亮、钻机舱检修照亮 > 磁吸检修灯
  手提灯、提灯、停电照明、充电灯、hand lamp、handlamp > 强光手电 = 工作灯
  神火、夜钓灯 > 强光手电 = 头灯
  修车、修车照明、汽修工作灯、维修照明、检修照明、检修工作灯、trouble light、drop light > 工作灯 = 磁吸检修灯
  墙开关、墙面开关、面板、暗装开关、明装开关、86开关、86面板、一开单控、二开、双开、双开单控、单控开关、单开单控、三开、四开、双联开关、三联开关、两位开关、三位开关、拉线开关、拉绳开关、插卡取电、插卡取电开关、取电开关、酒店取电、门铃开关、按铃、智能开关、无线开关、遥控开关、wifi开关、lightswitch、lighting switch、rocker switch、2 gang switch、double switch、toggle switch wall、electrical switch、switch plate、switch panel、face plate、card switch、key card switch > 墙壁开关
  一开双控、双控、双控开关、单联双控、电灯开关双控、楼梯开关、床头开关、two way switch、2 way switch、灯掣、公牛灯开关、西门子墙壁面板、暗装灯开关、大板跷板开关、宿舍关灯开关、楼上楼下都关灯、两个地方控制一盏灯 > 单开双控开关
  人体感应、红外开关、红外感应、雷达感应、雷达感应开关、微波感应开关、motion sensor、pir、pir sensor、pir switch、presence sensor、occupancy sensor、occupancy switch、红外人感开关、厕所感应灯开关、走廊人来亮开关、雷达感应灯开关、地下车库感应灯开关、人来灯亮人走灯灭、卫生间老忘关灯 > 人体感应开关
  走廊声控、楼道声控、声控、声控延时、声控延时开关、声控感应、声光控延时、声光控延时开关、光控开关、光控、sound activated switch、voice control switch、photocell、楼梯间声控灯开关、物业楼道延时开关、跺一脚灯就亮、楼道灯整夜亮着费电、声光感应开关、拍手灯就亮、楼道灯白天不亮晚上有声才亮、sound activated light switch > 声光控开关
  调光、调光旋钮、调光面板、灯光调节、旋钮开关灯、风扇调速开关、吊扇调速、吊扇开关、调速开关、light dimmer、led dimmer、fan regulator、会议室灯光旋钮、调亮暗旋钮、灯太亮想调暗点、投影时把灯调暗、灯光亮度可调 > 调光开关
  灯开关、一开、二开双控、双开双控、单开、三开双控、单联开关、双联双控、一位开关、1 gang switch、one gang switch、single switch > 墙壁开关 = 单开双控开关
  触摸开关、touch switch > 墙壁开关 = 声光控开关
  触摸延时、触摸延时开关、感应、楼道感应、楼道开关、楼道感应开关、走廊开关、走廊感应开关 > 人体感应开关 = 声光控开关
  公牛开关、西门子开关、欧普开关、德力西开关、施耐德开关、正泰开关、温控开关、空调温控面板、温控器面板、thermostat > 墙壁开关 = 单开双控开关 = 人体感应开关 = 声光控开关 = 调光开关
  插排3米、插排6位、插线排、插线座、插排座、插座线、电插排、电源插排、电源排插、电源接线板、电源线板、接线插座、接线插板、接插板、排插座、排插3米、排插5米、排线插座、线板、拖线插座、拖线排、延长线、延长线插座、电源延长线、插座延长线、加长插座、多孔插排、多功能插座、多功能插排、多位插座、多用插座、usb插排、带usb插座、魔方插座、防雷插座、防过载插座、公牛插排、公牛排插、公牛插线板、小米插线板、抗电涌插座、8位插座、6位插座、4位插座、5米插座、10米插线板、无线插座、无线插排、转换器插座、绕线盘、电缆盘、移动电缆盘、线盘、电线盘、powerstrip、power bar、extension cable、extension block、extension reel、cable reel、cord reel、surge strip、surge protector strip、multi plug、multiplug、multi socket、4 way socket、gang socket、gang extension、6 way extension、trailing socket、公牛插座、办公桌插头不够、线太短够不着电源、墙上只有插口、插头太多没地方插、一箱插排、宿舍插排、插口接好几个电器 > 插线板
  五孔、五孔面板、五孔插、二三插、二三插座、16a插座、16a三孔、三孔插座、三眼插座、五眼插座、两孔插座、空调插座、空调插座16a、86插座、暗装插座、墙插、墙上插座、带开关插座、一开五孔、网络插座、电脑插座、网线插座、电话插座、电视插座、信息面板、插座面板、electrical outlet、electrical socket、power point、double socket、double gang socket、usb outlet、duplex outlet、receptacle、gfci outlet、data outlet、电源插座面板、墙里装个取电、怕小孩捅电 > 墙壁插座
  机柜电源、机柜插线板、机柜排插、机柜电源插座、机架插座、pdu插排、pdu电源、pdu8位、pdu机柜、rack power strip、pdus、power distribution unit、rack mount pdu、服务器电源分配单元、突破机房插座、8位机柜电源插座、服务器机柜配电、机架设备统一供电 > 机柜 pdu 插排
  地插座面板、地插五孔、铜地插、地板插座、地面插、弹起地插、隐藏地插、桌面插座、桌插、会议桌插座、floor outlet、floor box、desk socket、pop up socket、展厅地板插座、隐藏式地板电源盒、地板上想装个取电口 > 地面插座
  电插座、usb插座、正泰插座、10a插座、轨道插座 > 插线板 = 墙壁插座
  公牛 > 插线板 = 墙壁插座 = 机柜 pdu 插排 = 地面插座
  三相电插头、三相四线插头、三相五线插头、380v插头、380插头、四孔插头、3芯工业插头、4芯工业插头、5芯工业插头、16a工业插头、32a工业插头、63a工业插头、32a插头、63a插头、16a插头、工业防爆插头、防爆插头、插头、电源插头、三脚插头、两脚插头、三孔插头、cee plug、commando plug、3 phase plug、three phase plug、32aplug、16aplug、63aplug、twist lock plug > 工业插头
  重载连接器、矩形连接器、哈丁、哈丁连接器、工业耦合器、公母对接插头、industrial connector、industrial coupler、heavy duty connector、rectangular connector、harting、32a移动插座、延长线公母对接头、电缆中间拔开、两段动力线快速对接、工业插接件、设备之间多根线快速插拔、动力线信号线一次对插 > 工业连接器
  防水插座、防水工业插座、工业防水插座、三相插座、三相电插座、380v插座、380插座、五孔工业插座、防爆插座、明装工业插座、暗装工业插座、industrial socket、cee socket、commando socket、three phase socket、3 phase socket、三相四线插座、车间墙上工业插座、挂壁380v插座、工业墙插、车间墙上取三相电、机床旁边装个插口、cee wall socket、壁挂式工业插座、车间墙面取三相电、surface mounted industrial socket > 明装插座
  航插头、航插座、航插5芯、4芯航插、5芯航插、gx16、gx20、gx12、m12接头、m12插头、m12连接器、m8连接器、m12航插、航空接插件、航空连接器、防水航空插头、aviation socket、circular connector、m12 connector、gx16 connector、多芯线快拆、控制线多芯圆形对接 > 航空插头
  公母插头、工业公母 > 工业插头 = 工业连接器
  三相四线、三相五线、工业插头插座、plug socket > 工业插头 = 明装插座
  四芯插头、五芯插头、5 pin plug、4 pin plug、watertight plug > 工业插头 = 航空插头
  防水连接器、防水接头、防水公母插头、对接插头、接插件、连接器、waterproof connector > 工业连接器 = 航空插头
  曼奈柯斯、cee form、ceeform、iec 60309、iec60309、menneke > 工业插头 = 工业连接器 = 明装插座
  5号电池南孚、南孚、南孚5号、南孚7号、南孚电池、金霸王、金霸王电池、duracell、鼠标电池、鼠标键盘电池、键盘电池、玩具电池、指纹锁电池、门锁电池、密码锁电池、话筒电池、麦克风电池、烟雾报警器电池、碱性、碱性5号、aa alkaline、aaa alkaline、alkaline、鼠标没电了、门锁提示电量低、一板五号电池、无线鼠标没电了、密码锁提示低电量 > 碱性电池
  6f22、碳性、碳性5号、zinc carbon battery、heavy duty battery、大号手电电池、555电池、挂钟不走了、燃气灶打不着火、热水器点火没电 > 碳性电池
  5号充电电池、7号充电电池、充电5号、充电电池5号、可充电5号、镍氢、镍氢5号、18650、18650电池、18650锂电池、nimh、eneloop、ni mh battery > 充电电池
  cr123a、er14505、锂亚电池、智能表电池、lithium aa、lithium cell、1.5v锂电池、耐低温五号电池、劲量锂电、零下三十度还、冷库设备老没电、零下也不掉电五号 > 锂铁电池
  双鹿、双鹿电池、五号、七号、5号干电池、7号干电池、五号干电池、七号干电池、小电池、遥控器电池、空调遥控器电池、挂钟电池、钟表电池、钟电池、手电电池、手电筒电池、9v、9v方电池、方块9v、叠层电池、万用表9v、1号、1号电池大号、一号、燃气灶电池、热水器电池、煤气灶电池、2号电池、二号电池、干电、干电池5号、aa cell、dry battery、drycell、remote battery、disposable battery、d cell、d cell battery、c battery、pp3、pp3 battery、9voltbattery > 碱性电池 = 碳性电池
  energizer > 碱性电池 = 锂铁电池
  超霸电池 > 碱性电池 = 碳性电池 = 充电电池
  纽扣电池cr2032、2032、cr2025、cr2016、lr44、汽车钥匙电池、主板电池、体重秤电池、coin cell、button battery、button cell > 碱性电池 = 碳性电池 = 充电电池 = 锂铁电池
  12v65ah、12v38ah、12v17ah、12v7ah、12v7ah电池、12v12ah、6v4ah、铅酸、铅酸电瓶、铅酸免维护、阀控电池、阀控式铅酸、消防主机电池、电梯应急电池、门禁电池、卷帘门电池、sla battery、sealed lead acid、sealed lead acid battery、lead acid、agm battery、12v100ah电瓶、免维护电瓶、汤浅电池、理士电池、机房电瓶、消防主机备用电瓶、应急照明电瓶、电梯应急电瓶、机房电池老化更换、消防主机备电故障、一组32节电瓶、ups电瓶、eps应急电源电瓶、ups电瓶鼓包要换 > 铅酸蓄电池
  ups不间断电源、不间断、不间断电源3kva、ups主机、ups电源3kva、3kvaups、1kvaups、6kvaups、10kvaups、在线ups、后备式ups、机房ups、机房电源、机房备用电源、机架式ups、apc、apc ups、科华ups、科士达ups、华为ups、停电备用、停电备用电源、停电电源、备用电源、断电保护、断电保护电源、断电续航、断电续电、应急供电、eps电源、应急电源eps、eps应急电源、uninterruptible power、uninterrupted power supply、battery backup、battery back up、backup power、backup power supply、standby power、ups system、online ups、ups3kva、power backup > ups 电源
  太阳能胶体电池、胶体电池、胶体、gel battery、太阳能路灯电瓶、太阳能白天存电晚上 > 胶体蓄电池
  磷酸铁锂、磷酸铁锂电瓶、铁锂电池、锂电池组48v、48v锂电池、24v锂电池、12v锂电池、锂电瓶、大容量锂电池、agv电池、户外电源、户外移动电源、lithium iron phosphate、lithium battery bank、lithium pack、battery pack、叉车锂电、通信基站锂电、铅改锂、离网储能供电 > 磷酸铁锂电池组
  山特、山特ups、backup battery > 铅酸蓄电池 = ups 电源
  12v电瓶、12v蓄电池、12v100ah、12v100ah蓄电池、免维护蓄电池、直流屏电池、直流屏蓄电池、ups蓄电池、机房蓄电池、松下蓄电池、汤浅蓄电池、圣阳蓄电池、南都蓄电池、双登蓄电池、ups battery、vrla > 铅酸蓄电池 = 胶体蓄电池
  太阳能电池、太阳能蓄电池、光伏蓄电池、储能电池、深循环电池、deep cycle battery、solar battery、energy storage battery > 胶体蓄电池 = 磷酸铁锂电池组
  12vbattery、12voltbattery、battery bank > 铅酸蓄电池 = 胶体蓄电池 = 磷酸铁锂电池组
  万用电表、万用表数字、电工万用表、测电压、测电阻、量电压、测电压表、指针万用表、指针式万用表、mf47、福禄克万用表、fluke 15b、15b、17b、优利德万用表、胜利万用表、vc890、ut61、dt9205、dt830、电压表、数字电压表、伏特表、lcr测试仪、验电器、multimetre、digital multi meter、dmm、avometer、volt meter、voltmeter、ohm meter、ohmmeter、voltage tester、circuit tester、continuity tester、电工表、胜利vc890、量电池还有伏、测电阻电压都行、fluke 17b、三用电表 > 数字万用表
  钳形、钳型表、钳型电流表、数字钳表、钳流、钳电流表、卡流表、夹表、交直流钳表、漏电流钳表、f317、f319、ut210、clampmeter、clamp multimeter、current clamp、amp clamp、tong tester、钳形万用表、电工卡电流、不断线量电流、电机电流大不大、不断线测电流 > 钳形电流表
  绝缘电阻、绝缘摇表、摇表500v、500v摇表、1000v摇表、2500v摇表、兆欧表500v、数字兆欧表、电子摇表、手摇兆欧表、手摇表、zc25、zc 7、zc25 3、测绝缘、绝缘检测仪、绝缘电阻仪、耐压测试仪、耐压仪、insulation meter、insulation resistance meter、insulation resistance、megger tester、hipot tester、测电机漏不漏电、量电缆破皮、线圈对地绝缘、测电机绝缘够不够 > 绝缘电阻测试仪
  接地测试仪、接地电阻测量仪、地阻表、测接地、测接地电阻、接地电阻、钳形接地电阻仪、防雷检测仪、zc 8、zc29、电位测试仪、earth resistance tester、earth resistance meter、ground tester、ground resistance meter、ground resistance、earth ground tester、接地摇表、钳形地阻表、zc 8摇表、测地线合不合格、防雷检测用地阻仪 > 接地电阻仪
  测电流、测电表、电流表、安培表、ammeter、amp meter、ampmeter、electrical tester、electrical test meter > 数字万用表 = 钳形电流表
  漏电测试仪 > 钳形电流表 = 绝缘电阻测试仪
  福禄克、fluke、优利德、示波器、示波表、相序表、相位表、核相仪、高压验电器、电池内阻测试仪、内阻仪、红外热像仪、热像仪、功率计、功率表、电力测试仪、继电保护测试仪、电缆故障测试仪、寻线器、oscilloscope、scope、thermal imager、thermal camera、phase tester、phase rotation meter > 数字万用表 = 钳形电流表 = 绝缘电阻测试仪 = 接地电阻仪
  家用电表、家用电度表、出租房电表、出租屋电表、单相电表、单相电度表、电表单相、插卡电表、扫码电表、dds、dds666、dds334、dds634、ddsu666、小电表、single phase meter、single phase energy meter、各商户单独抄表、宿舍用电计量、了多少度电 > 单相电能表
  三相电表、三相电度表、三相四线电表、三相四线电度表、电表三相、dtsu666、dtsy、dts634、dts、dtsd、3 phase meter、车间动力单独计费、three phase meter、车间动力用电计量 > 三相电能表
  互感器200 5、互感器100 5、互感器300 5、200 5互感器、100 5、150 5、bh 0.66、lmz、lmk、零序互感器、电压互感器、开口互感器、开合式互感器、穿心互感器、ct coil、ct sensor、current transducer、split core ct、配电柜铜排互感线圈、大电流表接不进去、穿芯式ct > 电流互感器
  电量变送器、多功能数显表、三相多功能表、多功能仪表、多功能电力表、电力监控仪、电力监测仪、三相电压表、数显电流表、数显电压表、数显电力仪表、网络电力仪表、网络仪表、pz96、pd194、acr、电能质量、电能质量分析仪、panel meter、multifunction meter、power monitor、energy monitor、配电柜数显表、电能质量监测表、rs485电力表、配电柜看电流电压功率、看功率因数、多功能电表、远程抄读电压电流功率 > 多功能电力仪表
  导轨电表、导轨电能表、智能电表、远程抄表、远程电表、预付费、预付费电能表、正泰电表、德力西电表、电能、电量表、电量计量、用电量、计电量、分表、电度、千瓦时表、electric meter、electrical energy meter、watt hour meter、watthour meter、din rail meter、din rail energy meter、smart meter、prepaid meter、sub meter、submeter、utility meter > 单相电能表 = 三相电能表
  多功能电能表 > 三相电能表 = 多功能电力仪表
  电流变送器 > 电流互感器 = 多功能电力仪表
  安科瑞 > 单相电能表 = 三相电能表 = 电流互感器 = 多功能电力仪表
  综合布线网线、八芯网线、安普网线、监控网线、千兆网络线、poe网线、国标网线、办公室拉网、工位信息点布线、整箱网线、网线一箱、装修埋墙网线、双绞线网络、弱电工程布线网线、办公室综合布线六类 > 工程网线
  双屏蔽网络线、机房屏蔽线、网络受电机干扰掉线、抗干扰网线、强电旁边走网络会掉速 > 屏蔽网线
  摆摊晚上照亮、野外露营照亮、手提探照灯、手提式充电灯磁吸支架 > 充电工作灯
  380伏插头、露天接电怕下雨、三相设备接电源、大功率设备移动接电 > 工业防水插头
  爱乐普、镍氢五号、rechargeable aa > 镍氢充电电池
  监控室不断电电源、停电服务器不关机、机房突然断电、电压不稳电脑老重启、停电还撑半小时、不断电电源、突然停电服务器不能断、停电后电脑继续、机房断电保护 > 在线式ups电源
`

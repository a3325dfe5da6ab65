/** Trade names of laboratories: see `namesFrom`. */
export const laboratoryNames = `
  塑料烧杯、pp烧杯、四氟烧杯、高型烧杯、带柄烧杯、高硼硅烧杯、实验杯、1000ml烧杯、500ml烧杯、250ml烧杯、玻璃棒、搅拌棒、lab beaker、measuring beaker、加热溶解药品、学生做化学实验盛液、搅拌配液带嘴杯 > 烧杯
  塑料量筒、具塞量筒、量桶、100ml量筒、50ml量筒、graduate cylinder、量毫升液体、粗略取液体积 > 量筒
  棕色容量瓶、容量品、100ml容量瓶、measuring flask、配标准溶液定容、精确配制一定浓度溶液 > 容量瓶
  酸碱滴定管、酸滴定管、碱滴定管、四氟滴定管、自动滴定管、数字滴定器、滴定器、滴定、titration burette、digital burette、酸碱两用滴管、25毫升滴管带活塞、酸碱中和测浓度、一滴滴加还读数、化验水硬度滴、测酸碱浓度一滴滴放液 > 滴定管
  玻璃量杯、量杯500ml、刻度杯、刻度量杯、塑料量杯、measuring jug、measuring cup > 烧杯 = 量筒
  移液管架、glassware、lab glassware > 烧杯 = 量筒 = 容量瓶 = 滴定管
  锥形瓶250、锥型瓶、250ml锥形瓶、三角瓶250ml、具塞锥形瓶、具塞三角瓶、iodine flask、碘量瓶、爱伦美瓶、滴定时晃着不洒、菌种摇床培养、滴定时摇匀、摇床摇菌 > 三角烧瓶
  平底烧瓶、单口瓶、三颈烧瓶、四口烧瓶、二口烧瓶、双口烧瓶、多口烧瓶、反应瓶、茄型瓶、梨形瓶、flat bottom flask、three neck flask、3 neck flask、boiling flask、reaction flask、三口烧瓶、旋蒸瓶、反应烧瓶、茄形瓶、有机合成加热回流、油浴反应装料、三口反应瓶、球形烧瓶 > 圆底烧瓶
  蒸馏装置、蒸馏器、分馏瓶、冷凝管、蛇形冷凝管、球形冷凝管、直形冷凝管、distillation kit、distillation apparatus、condenser、带支管圆底瓶、蒸酒玻璃瓶、液体分馏提纯、分离沸点不同液体 > 蒸馏烧瓶
  布氏漏斗、过滤装置、抽滤装置、抽滤、砂芯过滤装置、溶剂过滤器、吸滤装置、buchner flask、büchner flask、buchner funnel、vacuum flask lab、流动相过膜、沉淀抽干、减压过滤收集滤液 > 抽滤瓶
  旋转蒸发瓶、凯氏烧瓶、kjeldahl flask > 圆底烧瓶 = 蒸馏烧瓶
  漏斗 > 三角烧瓶 = 抽滤瓶
  分液漏斗、干燥器、干燥管、separating funnel、separatory funnel > 三角烧瓶 = 圆底烧瓶 = 蒸馏烧瓶 = 抽滤瓶
  试管15mm、试管架、具塞试管、具支试管、发酵管、顶空管、glass tube、culture tube、小样品加热反应、细菌管里增菌、少量试剂加热反应 > 玻璃试管
  离心管50ml、离心管15ml、50ml离心管、15ml离心管、1.5ml离心管、2ml离心管、0.2ml、pcr管、八连管、八联管、ep管1.5ml、尖底管、圆底离心管、离心管架、eppendorf、eppendorf tube、eppi、falcon tube、conical tube、microcentrifuge tube、pcr tube、离心分层管、转速一万管子不破、离心机管子、离心时装样品、分装血清样本离心 > 离心管
  冻存管2ml、2ml冻存管、冻存盒、细胞冻存管、cryotube、freezing tube、冷存管、液氮管、样本保存管、菌种保藏管、细胞放液氮保存、血清样本零下八十保存、一盒100支冻管 > 冻存管
  纳氏管、50ml比色管、25ml比色管、具塞比色管、比色皿、nessler tube、cuvette、看颜色深浅比浓度、氨氮显色对比 > 比色管
  塑料试管、试管塑料、采血管、真空采血管、blood collection tube、vacutainer、tube rack > 玻璃试管 = 离心管
  采样管、病毒采样管、样本管、sample tube > 离心管 = 冻存管
  消解管、cod消解管 > 玻璃试管 = 比色管
  培养皿90mm、90mm培养皿、一次性培养皿、塑料培养皿、玻璃皿、平板皿、表面皿、蒸发皿、称量皿、细胞皿、细胞培养瓶、细胞培养板、96孔板、24孔板、6孔板、酶标板、接触皿、petri、petri plate、agar plate、culture plate、cell culture dish、cell culture flask、96 well plate、well plate、microplate、双碟、菌落计数倒琼脂、贴壁细胞养在哪、食品检测用平皿、倒琼脂平板、菌落总数检测 > 培养皿
  称量瓶、样品小瓶、取样瓶、采样瓶、水样瓶、样本瓶、留样瓶、广口试剂瓶、广口玻璃瓶、广口塑料瓶、棕色瓶、棕色试剂瓶、细口瓶、小口瓶、滴瓶、洗瓶、蓝盖瓶、丝口瓶、蓝盖试剂瓶、血清瓶、塑料瓶实验、sample jar、specimen bottle、specimen container、amber bottle、media bottle、wash bottle、dropper bottle、weighing bottle、固体药品装瓶留样 > 样品瓶
  气相进样瓶、20ml顶空瓶、顶空、gc vial、crimp vial、钳口瓶、液相小瓶、气相测残留溶剂装样、上机自动进样装样 > 顶空进样瓶
  色谱进样瓶、液相瓶、液相进样瓶、2ml进样瓶、自动进样瓶、进样小瓶、西林瓶、hplc vial、autosampler vial、glass vial > 顶空进样瓶 = 样品瓶
  显微境、光学显微、学生显微镜、双目显微镜、三目显微镜、数码显微镜、电子目镜、手机维修显微镜、工业显微镜、电子数码显微镜、显微镜生物、显微镜1000倍、1600倍显微镜、看细菌、看细胞、水质镜检、体视、体视镜显微、连续变倍显微镜、解剖显微镜、金相、金相分析、金像显微镜、测量显微镜、工具显微镜、视频显微镜、荧光显微镜、相差显微镜、偏光显微镜、倒置、倒置荧光显微镜、奥林巴斯显微镜、载玻片、盖玻片、放大镜、台式放大镜、目镜、物镜、microscop、biological microscope、compound microscope、binocular microscope、trinocular microscope、digital microscope、usb microscope、optical microscope、light microscope、dissecting microscope、metallographic microscope、inverted microscope、fluorescence microscope、inspection microscope、magnifier、magnifying glass、microscope slide、glass slide、倒置荧光镜、看培养细胞镜子、看培养皿细胞长满没、细胞传代前观察、倒置生物镜、看培养瓶里活细胞 > 显微镜
  万分之一、十万分之一天平、0.0001g天平、0.1mg天平、微量天平、analytical scale、micro balance、0.1mgbalance > 分析天平
  千分之一、0.001g天平、0.01g天平、百分之一天平、电子称天平、精密电子称、精密秤、实验室电子秤、实验室秤、实验室称、克天平、珠宝秤、electronic balance、digital balance、laboratory scale、precision scale、top loading balance > 电子天平
  盘秤天平、架盘药物天平、beam balance、托盘天平、药物天平、砝码天平、机械天平、学生天平、老式天平、500克托盘秤、物理课称质量、不插电称药、左物右码、pan balance、学校物理课天平、砝码称量、tray balance > 架盘天平
  快速水份仪、卤素水分仪、卤素水分测定仪、水份仪、测水分、测含水率、粮食水分仪、木材水分仪、卡尔费休水分仪、moisture balance、moisture determination、halogen moisture analyzer、快速水分检测、烘干法测水、看原料潮不潮、稻谷晒干没有、水分测试仪、测样品含水率、烘干称重测含水、塑料粒子含水 > 水分测定仪
  万分之一电子天平、称量天平、梅特勒天平、赛多利斯天平、舜宇恒平 > 分析天平 = 电子天平
  砝码、天秤、weight calibration > 分析天平 = 电子天平 = 架盘天平
  mettler、sartorius > 分析天平 = 电子天平 = 水分测定仪
  电导、电导率表、电导率计、电导率测试笔、电导率电极、电导仪表、tds、tds水质检测笔、conductivity tester、conductivity、ec meter、tds meter、tds tester、salinity meter、tds笔、水纯度测试、雷磁电导、在线电导仪表、纯水检测仪、盐度计、纯水机出水合不合格、水盐分多不多、ec计、测纯水纯不纯、测水里离子 > 电导率仪
  溶氧、溶氧仪便携、溶解氧、溶解氧电极、测溶氧、水产溶氧仪、dissolved oxygen、oxygen meter、便携测氧仪鱼塘、鱼塘缺不缺氧、曝气池氧够不够、养虾水里氧气少、meter、溶氧探头主机、测水里氧、鱼塘缺氧检测 > 溶解氧测定仪
  ph仪、ph表、ph检测仪、ph测定仪、ph测量仪、ph检测笔、ph测试笔、测ph、测酸碱度、酸度、酸碱度测试仪、酸碱度检测仪、台式ph计、便携式ph计、笔式酸度计、工业ph计、在线ph计、ph电极、ph复合电极、雷磁ph计、雷磁phs 3c、phs 3c、phs、缓冲液、ph缓冲液、orp计、orp、离子计、钠离子计、滴定仪、电位滴定仪、phmeter、ph probe、ph electrode、ph pen、ph sensor、acidity meter、benchtop ph meter、portable ph meter、ph buffer、buffer solution、orp meter、titrator > 酸度计 = ph 计
  水质检测笔、水质测试笔 > ph 计 = 电导率仪
  雷磁、电极、余氯仪、浊度仪、浊度计、cod测定仪、cod、氨氮测定仪、多参数水质分析仪、水质分析仪、水质检测仪、水质测试仪、turbidity meter、turbidimeter > 酸度计 = ph 计 = 电导率仪 = 溶解氧测定仪
  phs 3c酸度、酸碱计、实验室ph仪、酸度仪、溶液酸碱测准、缓冲液配好调酸碱、benchtop ph > 酸度计
  分光、分光光度、分光光度仪、分光仪、分光计、分光度计、光电比色计、比色计、吸光度仪、吸光度计、光度仪、紫外分光、紫外分光仪、紫外可见、可见分光光度计、uv分光光度计、722s、721分光光度计、t6、原子吸收、原子吸收光谱仪、光谱仪、荧光光谱仪、红外光谱仪、酶标仪、气相色谱仪、液相色谱仪、液相色谱、色谱仪、质谱仪、测色仪、色差仪、spectrometer、uv spectrophotometer、visible spectrophotometer、spectroscopy、photometer、colorimeter、chromatograph、hplc、microplate reader、测溶液吸光度、核酸浓度测定、紫外波长扫描测浓度 > 分光光度计
  台式离心机、低速离心机、高速冷冻离心机、冷冻离心机、医用离心机、血液离心机、迷你离心机、小型离心机、离心机台式、lab centrifuge、benchtop centrifuge、mini centrifuge、microcentrifuge、refrigerated centrifuge、high speed centrifuge > 离心机
  生化箱、生化培养、细菌培养箱、霉菌培养箱、二氧化碳培养箱、co2培养箱、恒温恒湿箱、恒温恒湿培养箱、光照培养箱、摇床、恒温摇床、振荡器、水浴锅、恒温水浴锅、水浴、恒温槽、油浴锅、co2 incubator、biochemical incubator、lab incubator、shaking incubator、shaker、water bath、霉菌箱、种子发芽箱、养细菌恒温 > 恒温培养箱
  加热板、电热板、马弗炉、电炉、电阻炉、烘箱实验室、电烘箱、电热烘箱、鼓风干燥箱、电热恒温干燥箱、恒温烘箱、真空干燥箱、真空烘箱、烤箱实验室、高温烘箱、灭菌锅、高压灭菌锅、高压灭菌器、dry oven、laboratory oven、hot air oven、forced air oven、vacuum oven、muffle furnace、hot plate、hotplate、autoclave > 干燥箱
  pcr仪、磁力搅拌器、搅拌器、超声波清洗机、超声波清洗器、纯水机实验室、旋转蒸发仪、旋蒸、magnetic stirrer、stirrer、ultrasonic cleaner > 分光光度计 = 离心机 = 恒温培养箱 = 干燥箱
  温湿度、温湿度表大棚、温湿度计家用、温湿度计室内、温湿度计电子、电子温湿度计、数显温湿度计、仓库温湿度计、药店温湿度计、干湿温度计、湿度计、湿度表、温湿度记录、温湿度传感器、冷链记录仪、冷链温度计、冷库温度计、humidity meter、thermohygrometer、temp logger、humidity logger、cold chain logger、temperature data logger、usb温度记录、库房潮不潮、仓库温度湿度自动记录 > 温湿度记录仪
  工业温度表、双金属、wss、wss 401、指针温度计、指针温度表、管道温度计、锅炉温度计、压力温度计、dial thermometer、bimetal thermometer、bimetallic thermometer、industrial thermometer、temp gauge、锅炉水温表、管道介质温度就地指示 > 双金属温度计
  测温仪、红外测温、红外测温枪、红外线测温枪、红外线温度计、非接触测温仪、测温枪工业、工业红外测温、高温测温枪、手持测温仪、点温仪、温度抢、温枪、infrared temperature gun、ir gun、laser thermometer、non contact thermometer、pyrometer、heat gun thermometer、temp gun、非接触温度计、远远一指就知温度、查电缆接头发不发热、油锅油温、不接触测高温、测电机表面多少度 > 红外测温仪
  红水温度计、水银温度、酒精温度计、实验温度计、glass thermometer、寒暑表、化学实验插着看温度、水浴锅水温、量烧杯液体温度 > 玻璃温度计
  热电隅、热偶、铠装热电偶、wrn、wrn 130、铂热电阻、铂电阻、pt100热电阻、热电阻pt100、测温线、测温探针、温度探头、温度变送器、接触式测温仪、temp sensor、k type thermocouple、type k thermocouple、thermo couple、rtd、rtd sensor、pt100 sensor、k探头、pt100探头、铠装热偶、注塑机感温针、炉膛测温棒、炉子温度显示不准、感温线、炉膛温度信号接温控器 > 热电偶
  室内温度计、室温计、冰箱温度计 > 玻璃温度计 = 温湿度记录仪
  食品温度计、food thermometer > 双金属温度计 = 红外测温仪
  探针温度计、probe thermometer > 双金属温度计 = 热电偶
  油温计、水温计、奶温计 > 双金属温度计 = 玻璃温度计
  数字测温仪、点温计、digital thermometer industrial > 热电偶 = 红外测温仪
  温度仪、温度测量、测温度、测温、量温度、temperature meter > 双金属温度计 = 玻璃温度计 = 热电偶 = 红外测温仪 = 温湿度记录仪
  压力表1.6mpa、1.6mpa压力表、y100、y 100、y60、y 60、水管压力表、自来水压力表、消防压力表、暖气压力表、锅炉压力表、隔膜压力表、膜盒压力表、膜盒表、微压表、真空压力表、负压表、氧气表、乙炔表、氩气表、氧气减压器、电接点压力表、电接点、air pressure gauge、water pressure gauge、vacuum gauge、看管道多大压力、储气罐压力看不见、年检要换压力表、看水管压力、看储气罐公斤 > 普通压力表
  yn60、yn 60、yn100、ytn、油压力表、液压表、液压压力表、耐震油压表、不锈钢耐震压力表、glycerine filled gauge、liquid filled gauge、oil pressure gauge、yn 100压力表、液压机压力表、甘油表、防震油表、指针抖得看不清、冲床油压表老坏、glycerin gauge、液压站压力表、指针抖动看不清压力、glycerin filled pressure gauge > 耐震压力表
  数显压力、数字压力计、电子压力计、digital manometer、digital pressure meter、压力校验表、真空数显表、压力看到小数点、试压读数准、压力数值直接读数字 > 数显压力表
  压力变送、压力传感、扩散硅压力变送器、差压变送器、压力送变器、pressure transducer、罗斯蒙特3051、恒压供水压力探头、水管压力远传、压力信号传到plc、水压远程监控、压力信号接plc > 压力变送器
  径向压力表、轴向压力表、气泵压力表、空压机压力表、不锈钢压力表、压力表接头、表弯、bourdon gauge > 普通压力表 = 耐震压力表
  气压计、差压表、压差表、压差计、压差仪、精密压力表、0.4级压力表、胎压表、轮胎气压表、differential pressure gauge、tyre pressure gauge、tire pressure gauge > 普通压力表 = 数显压力表
  远传压力表 > 普通压力表 = 压力变送器
  压力开关、压力控制器、pressure switch > 数显压力表 = 压力变送器
  压力计、压力仪、pressure gage、pressure meter、pressure indicator、gauge > 普通压力表 = 耐震压力表 = 数显压力表
  秒标、体育秒表、田径秒表、运动秒表、跑步计时、计时秒表、sport timer、chronometer、马表、车间测工时 > 电子秒表
  会议计时器、演讲计时器、倒计时、倒计时器厨房、厨房定时器、厨房计时器、定时提醒器、提醒器、闹钟、时钟、挂钟、石英钟、电子钟、kitchen timer、countdown timer、interval timer、egg timer、clock、wall clock、番茄钟、磁吸倒计时、煮面到点响、反应到时间提醒、五个装倒计时、倒计时器磁吸大屏 > 定时器
  转速、转速仪、转速测量仪、测转速、光电转速表、激光转速表、非接触转速表、接触式转速表、电机转速表、手持转速表、tacho、rpm meter、rev counter、laser tachometer、photo tachometer、stroboscope、光电转速仪、频闪仪、马达一分钟转、测电机每分钟转 > 转速表
  分贝、分贝计、分贝测试仪、分贝器、噪音、噪音仪、噪音测试、噪音检测、噪音检测仪、噪声、噪声检测仪、噪声测试仪、测噪音、声级、声音检测、照度计、光照度计、测光仪、风速仪、风速计、风速表、sound meter、noise level meter、noise dosimeter、db meter、spl meter、lux meter、light meter、anemometer、邻居太吵测、测车间吵不吵 > 噪声计
  计时、比赛计时器、lab timer、digital timer > 电子秒表 = 定时器
  测振仪、振动测试仪、vibration meter > 转速表 = 噪声计
  计数器、手动计数器、手按计数器、电子计数器、机械计数器、人流计数器、客流计数器、counter、tally counter、hand tally > 电子秒表 = 定时器 = 转速表 = 噪声计
  涡街流量计、涡轮流量计、超声波流量计、水表、热量表、electromagnetic flowmeter、magnetic flow meter、mag meter、mag flow meter、turbine flow meter、vortex flow meter、ultrasonic flow meter、water meter、污水每天排吨、工厂用水量统计 > 电磁流量计
  天然气流量计、空气流量计、浮子流量、转子流量、玻璃流量计、面板流量计、空气转子流量计、lzb、lzb 10、lzs、gas flow meter、variable area flowmeter、气体流量计、看进气升一分、小流量气体看流速 > 转子流量计
  气检仪、气体检测器、气体测试仪、气体分析仪、便携式气体检测仪、四合一便携、四合一气检、四合一检测仪、四合一气体、复合气体检测仪、多气体检测仪、有毒有害气体、有毒有害气体检测仪、有毒气体、有毒气体检测、有毒气体报警器、毒气检测仪、毒气报警器、受限空间检测仪、受限空间气体检测、有限空间检测、氧气检测仪、氧气浓度检测仪、测氧气、co检测仪、h2s、氨气检测仪、臭氧检测仪、甲醛检测仪、voc检测仪、pid检测仪、泵吸式气体检测仪、gas tester、gas analyzer、gas analyser、multi gas detector、multiga detector、multi gas monitor、4 gas monitor、4 gas detector、four gas monitor、portable gas detector、toxic gas detector、confined space monitor、oxygen analyzer、o2 meter、carbon monoxide detector、co detector、h2s detector、voc detector、formaldehyde detector、便携气体检测、氧含量检测仪、硫化氢检测仪、一氧化碳检测仪、梅思安天鹰、下井前测毒气、罐里缺不缺氧不能进人、带采样泵检测仪、四合一气体检测泵吸式、下井前测氧气硫化氢 > 气体检测仪
  甲烷报警器、可燃气、可燃气体、可燃气体探测器、可燃气报警器、煤气泄漏报警器、燃气泄漏报警、瓦斯报警器、液化气报警器、gas leak alarm、可燃气探头、厨房怕漏煤气、闻到煤气味怕爆、控制器带探头 > 可燃气体报警器
  流量仪、流量、测流量、智能流量计、液体流量计、水流计、蒸汽流量计、孔板流量计、椭圆齿轮流量计、柴油流量计、加油流量计、流量开关、水流开关、flow sensor、flow switch > 电磁流量计 = 转子流量计
  气体检测、气体检测报警仪、气体报警器、气体探测、一氧化碳报警器、co报警器、甲烷检测仪、可燃气体检测仪、燃气检测仪、煤气检测仪、gas detection、gas sniffer、co alarm、combustible gas detector、lel detector、lel monitor、gas leak detector、methane detector > 气体检测仪 = 可燃气体报警器
  酒精分析纯、分析纯酒精、工业酒精、95乙醇、etoh、ethyl alcohol、denatured alcohol、99.7酒精、擦镜片高纯醇、组织切片脱水、组织切片梯度脱水 > 无水乙醇
  色谱甲醇、色谱纯、色谱试剂、acn、acetonitrile hplc、hplc solvent、hplc grade、acn溶剂、跑液相配流动相、甲基氰、hplc流动相、液相色谱洗脱 > 乙腈
  冰乙酸、醋酸、硫酸、浓硫酸、硝酸、磷酸、高氯酸、酚酞、甲基橙、指示剂、盐酸溶液、稀盐酸、滴定液、标准滴定液、缓冲溶液、acid、sulfuric acid、sulphuric acid、nitric acid、acetic acid、titrant、indicator solution、滴定碱含量酸、标定碱液浓度 > 盐酸标准溶液
  氨水、氢氧化钾、烧碱片、苛性碱、氢氧化纳、ammonia solution、caustic、lye、sodium hydroxyde、废水酸了中、手工皂皂化、配制碱液中和酸 > 氢氧化钠
  氯化钾、氯化钙、硫酸钠、无水硫酸钠、氯化纳、potassium chloride、nacl salt、分析纯食盐、盐雾试验盐、盐雾试验配盐水 > 氯化钠
  铅标液、镉标准溶液、汞标准溶液、砷标准溶液、单元素标准溶液、多元素标液、icp standard、heavy metal standard、铅标准溶液、重金属标液、icp混标、原吸做标准曲线 > 重金属标准溶液
  甲醇、丙酮、异丙醇、乙酸乙酯、正己烷、石油醚、二氯甲烷、氯仿、甲苯、二甲苯、methanol、acetone、isopropanol、isopropyl、ipa、hexane、solvent > 无水乙醇 = 乙腈
  碳酸钠、纯碱、碳酸氢钠、小苏打、硝酸银、高锰酸钾、重铬酸钾、sodium carbonate > 氯化钠 = 氢氧化钠
  标准物质、标样、标准样品、reference material、reference standard > 盐酸标准溶液 = 重金属标准溶液
  优级纯、过氧化氢、双氧水实验、硅胶干燥剂、变色硅胶、活性炭、化学药品、化学药剂、实验试剂、实验药品、实验室试剂、化学原料、化验试剂、化验药品、培养基、琼脂、lab chemical、laboratory chemical、culture medium、agar、silica gel、desiccant > 无水乙醇 = 乙腈 = 氯化钠 = 氢氧化钠 = 盐酸标准溶液 = 重金属标准溶液
  ph纸、ph试条、ph测试纸、ph1 14、ph1 14试纸、测ph试纸、测酸碱、测酸碱试纸、测ph值试纸、酸碱度试纸、酸碱测试纸、石蕊、石蕊纸、红色石蕊试纸、蓝色石蕊试纸、广泛试纸、精密ph试纸、醋酸铅试纸、ph test strip、ph indicator paper、ph indicator strip、litmus、indicator paper、universal indicator paper、是酸性还是碱性、废水排放前测酸碱、ph值试条 > ph 试纸
  余氯、余氯试条、余氯测试纸、总氯试纸、泳池余氯、test strip chlorine、chlorine test、chlorine strip、free chlorine test、pool test strip、泳池余氯试纸、游泳馆测水条子、自来水漂白粉味测测、泳池水测试纸、余氯检测纸、泳池水含氯量快速测、自来水氯味重自己测 > 余氯测试条
  自来水检测试剂、水质检测盒、水质检测包、水质试剂、水质测试盒、水质测试剂、测水质、检测水质、氨氮试剂盒、亚硝酸盐测试、亚硝酸盐试剂盒、硬度测试、硬度试纸、总硬度试纸、cod试剂、cod快速检测、重金属检测试剂盒、农残检测卡、农残快检、农药残留检测卡、食品快检、快检盒、测试盒、硝酸盐试纸、water testing kit、hardness test strip、nitrate test、nitrite test、ammonia test kit、rapid test kit、氨氮测试盒、cod快速测定试剂、锅炉水硬度测试剂、总磷快检试剂、六价铬比色管、养殖塘氨氮测试、比色管测水、井水自己测、鱼塘水不对劲测一测、自己快速测氨氮亚硝酸盐 > 水质检测试剂盒
  消毒浓度试纸、含氯消毒剂试纸、有效氯试纸、有效氯测试纸、有效氯、84试纸、84消毒液浓度试纸、84浓度、测84浓度、g 1消毒剂浓度试纸、g1试纸、过氧乙酸试纸、双氧水试纸、碘淀粉试纸、disinfectant strip、sanitizer test strip、quat test strip、peracetic acid strip、84兑得浓不浓、不知道84配够没有、室测戊二醛、看消毒水配得够不够浓 > 消毒液浓度试纸
  余氯试剂盒、余氯测试盒、余氯比色、测余氯、泳池水质检测、泳池测试盒、chlorine test kit、pool test kit、water test strip > 余氯测试条 = 水质检测试剂盒
  chlorine test paper > 余氯测试条 = 消毒液浓度试纸
  试剂条、检测试纸、检测卡、测试条、测试纸、teststrip > ph 试纸 = 余氯测试条 = 消毒液浓度试纸
  移液抢、1000ul移液器、200ul移液器、10ul移液器、可调移液器、手动移液器、单道移液器、单道移液枪、单通道移液器、多道移液器、多道移液枪、排枪、八道移液枪、八通道移液器、8道移液器、十二道移液器、12道移液器、电动移液枪、电动移液管、电动助吸器、大龙移液枪、大龙移液器、艾本德移液枪、eppendorf移液器、赛默飞移液器、移液枪架、移液器架、取样枪、取样器、吸液枪、吸液器、吸液、移液、移液管助吸器、洗耳球、吸耳球、大肚移液管、刻度移液管、单标线移液管、巴氏吸管、塑料滴管、滴管、胶头滴管、进样针、微量注射器、pipet、pippette、micro pipette、micropipet、adjustable pipette、single channel pipette、multichannel pipette、multi channel pipette、8 channel pipette、electronic pipette、pipette gun、pipette controller、pipette aid、pipette filler、pipette pump、pipetman、serological pipette、pasteur pipette、dropper > 移液器
  加液器、加液枪、定量加液器、瓶口分配器、瓶口加液器、分配器、分液、定量分液器、连续分液器、bottle dispenser、bottletop dispenser、dispensette、repeat dispenser > 分液器
  连续移液器、repeater pipette、liquid handling > 移液器 = 分液器
  吸头1000ul、1ml吸头、1ml枪头、200ul枪头、200ul吸头、10ul枪头、10ul吸头、5ml枪头、蓝枪头、黄枪头、白枪头、枪头1ml、枪头盒、吸头盒、盒装枪头、盒装吸头、带滤芯枪头、带滤芯吸头、滤芯吸头、滤芯枪头、无菌枪头、无酶枪头、低吸附枪头、抢头、移液头、pipet tip、pipettor tip、micropipette tip、filter tip、filtered tip、1000ultip、200ultip、10ultip、1mltip、low retention tip、sterile tip、黄枪头200ul、加样枪枪尖、axygen枪头、加样枪一次性头子、细胞房加样枪一次性吸嘴、防止移液交叉污染一次性 > 移液吸头
  针式滤器、针头滤器、针头滤膜、针筒滤膜、注射器滤膜、注射过滤器、过滤头、过滤头0.22、0.22过滤器、0.45过滤器、0.22滤头、0.45滤头、水系滤头、有机系滤头、水系针式过滤器、尼龙针式过滤器、滤头、滤器、nylon syringe filter、进液相前过滤、针筒滤头、0.22除菌滤头、小体积溶液过滤除菌 > 针式过滤器
  有机滤膜、0.22滤膜、47mm滤膜、50mm滤膜、混纤膜、混合纤维素膜、pes滤膜、ptfe滤膜、尼龙滤膜、玻璃纤维滤膜、滤膜过滤、membrane disc、0.45滤膜、水系滤膜、有机系滤膜、尼龙膜47mm、ptfe膜47mm、怕枪头污染pcr、抽滤用膜、流动相过滤膜、水样测悬浮物ss过滤、微生物限度检查膜、砂芯漏斗配膜、抽滤膜、流动相抽滤用 > 微孔滤膜
  滤纸定性、滤纸定量、定性试纸、慢速滤纸、中速滤纸、快速滤纸、无灰滤纸、9cm滤纸、11cm滤纸、12.5cm滤纸、实验滤纸、化学滤纸、称量纸、擦镜纸、qualitative filter paper、quantitative filter paper、ashless filter paper、weighing paper、len paper、溶液絮状物滤掉、漏斗过滤纸、过滤沉淀、沉淀灼烧称重过滤 > 定量滤纸
  0.22um、0.45um、0.22 filter、0.45 filter、0.22umfilter、0.2 micron filter、0.45 micron filter、pes filter、ptfe filter > 针式过滤器 = 微孔滤膜
  滤片、filter disc > 定量滤纸 = 微孔滤膜
  whatman > 针式过滤器 = 定量滤纸 = 微孔滤膜
  封口膜、parafilm > 移液吸头 = 针式过滤器 = 定量滤纸 = 微孔滤膜
  通风厨柜、实验通风柜、实验室通风柜、实验室通风橱、全钢通风柜、pp通风柜、通风橱柜、排毒橱、排气柜、抽风柜、无管道通风柜、净气通风柜、桌上型通风柜、fume cabinet、ductless fume hood、毒气柜、化验室排毒橱、通风厨1.5米、实验室味道太大、做实验挥发有毒气体、消解蒸酸排烟、做实验排有毒气体、挥发酸雾排出室外 > 通风柜
  易燃品柜、易燃品安全柜、易燃液体柜、防爆安全柜、防爆化学品柜、防火防爆柜、防暴柜、黄色防爆柜、化学品防爆柜、化学品安全柜、化学柜、危险品柜、危险化学品柜、危化品防爆柜、强酸强碱柜、酸碱柜、腐蚀品柜、毒品柜、双人双锁柜、药品试剂柜、试剂架、试剂储存柜、器皿柜、气瓶柜、钢瓶柜、flammable storage cabinet、flammable safety cabinet、flammable storage、flammable cupboard、flammable liquid cabinet、chemical storage cabinet、chemical storage、acid cabinet、corrosive cabinet、hazmat cabinet、coshh cabinet、gas cylinder cabinet、剧毒品双锁柜、酒精存放柜、易制毒易制爆柜、实验室放酒精丙酮、危化品双人双锁、油漆稀料存放柜、易燃试剂安全存放 > 防爆试剂柜
  生物安全柜、二级生物安全柜、洁净台、净化台、洁净工作台单人、无菌台、无菌工作台、无菌操作箱、双人超净台、垂直流工作台、水平流、超净、手套箱、laminar flow bench、laminar hood、laminar air flow、biosafety cabinet、biological safety cabinet、bsc、glove box、食用菌接种台、组培接种台、层流台、接种总染菌、种蘑菇无菌环境 > 超净工作台
  原子吸收罩、原子吸收排气罩、万向抽气罩、万向吸气罩、万向吸烟罩、吸气臂、抽烟罩、焊烟净化器、焊接烟尘净化器、烟雾净化器、fume extractor、fume arm、exhaust arm、snorkel、抽气臂、原子吸收罩子、实验室吸风臂、仪器上方排废气、化验台抽风手、实验室吸风罩、实验室抽风臂、实验台上局部抽风、分析仪器尾气就近排走 > 万向排气罩
  fume extraction hood、fume extraction、extraction hood、exhaust hood > 通风柜 = 万向排气罩
  实验桌子、实验操作台、实验室台、实验室操作台、实验室桌子、实验工作台、化验台、化验室台、化验桌、理化实验台、物理实验台、化学实验台、铝木实验台、全木实验台、实验边台、实验中央台、仪器台、天平台、天平桌、高温台、操作台、工作台、实验凳、实验椅、试剂架实验台、理化板、laboratory table、laboratory workbench、lab workbench、lab desk、lab furniture、laboratory furniture、work bench、workbench、island bench、balance table、lab stool > 实验台
  洗眼、洗眼机验厂、洗眼喷淋、洗眼站、冲洗眼睛、冲淋器、冲淋洗眼、喷淋器紧急、紧急冲淋、紧急喷淋装置、复合式洗眼器、壁挂洗眼器、台式洗眼器、桌上洗眼器、便携洗眼器、移动洗眼器、洗眼液、洗眼瓶、验厂洗眼器、eye wash station、eye wash unit、eyewash unit、eye washer、eye shower、emergency eyewash、emergency eye wash、safety shower、drench shower、portable eyewash > 洗眼器
  水槽、水池、水斗、水盆、实验水槽、pp水槽、不锈钢水槽、不锈钢水池、水槽柜、清洗台、清洗槽、洗涤台、洗手池、三联水龙头、实验室水龙头、鹅颈龙头、sink、stainless sink、stainless steel sink、wash basin、lab tap、烧杯试管洗刷地方、洗器皿水池、实验室水盆柜、实验室洗瓶子池子、化验室洗烧杯排水 > 水槽台
  压力表校准、压力表检定、压力表校验、压力表校正、压力校准、安全阀校验、安全阀检定、pressure gauge calibration、pressure calibration、压力表年检、cna压力表校准、压力表打检、压力变送器标定、氧气表检定、锅炉压力表送检、gauge calibration、真空表校验、表到期打标签、送计量院打检、计量器具到期了、压力表送检、压力变送器校准、压力表校准cna证书、锅炉压力表检定、表到期送检、强检到期压力 > 压力仪表校准服务
  天平校准、天平检定、天平校正、天平校验、电子秤校准、地磅检定、砝码校准、电子秤检定、地磅校准、砝码送检、台秤强检、balance calibration、称不准标定、scale calibration、磅秤校准证书、称量不准检定 > 天平校准服务
  温度计校准、温度计检定、温度计校正、温度校准、温湿度计校准、温湿度校准、热电偶校准、烘箱校准、培养箱校准、temperature calibration、thermometer calibration、热电偶标定、冷库温度记录仪校准、烘箱温度校验、恒温箱温场校准、冷链温度验证、gsp冷库验证、炉温均匀性测试、温湿度计送检、热电偶校验、热电阻检定、药店温湿度计校准、冷库温度计校验 > 温度仪表校准服务
  电表校准、电表检定、万用表校准、万用表检定、摇表检定、兆欧表校准、接地电阻仪校准、耐压仪校准、电测校准、multimeter calibration、万用表送检、接地电阻仪送检、体系审核电表校准证书、电工仪表年检、摇表标定、万用表读数不准要校、六位半数字万用表校准、电工测量表计出计量证书 > 电测仪表校准服务
  校正、校准费、校准报告、校准证书、仪器校正、仪器校准检测、仪器检测校准、仪器计量、仪器检验、仪表校正、仪表检定、仪表检定校正、仪表校验、仪表计量、计量、计量校正、计量服务、计量检测、计量器具检定、计量器具校准、量具校准、量具检定、卡尺校准、千分尺校准、卡尺检定、扭力扳手校准、气体检测仪校准、气体报警器校准、第三方校准、外校、外校服务、送检、上门校准、下厂校准、cna校准、cna、calibrate、calibrating、calibration lab、calibration certificate、instrument calibration、equipment calibration、caliper calibration、torque wrench calibration、metrology、metrology service、iso 17025、verification service > 压力仪表校准服务 = 天平校准服务 = 温度仪表校准服务 = 电测仪表校准服务
  水质化验服务、水质检测报告、水检、水检测报告、水样检测、水样化验、饮用水检测、饮用水检测报告、自来水检测、自来水化验、废水检测、污水检测、废水化验、直饮水检测、化验、化验服务、土壤检测、water test、water testing service、water analysis、water sample testing、lab testing、laboratory testing、laboratory analysis、污水送检、食堂饮用水送检、送水样出报告、水样送检、学校饮用水送检、井水不能喝送检、污水排放达标报告 > 水质检测服务
  空气检测、空气质量检测、室内空气检测、甲醛检测、甲醛检测服务、除甲醛、噪声检测服务、废气检测、职业病检测、职业病危害、职业病危害因素检测、职业病危害因素、职业健康、职业卫生、职业卫生评价、职业健康体检、车间环境检测、车间粉尘检测、工作场所检测、放射检测、indoor air testing、noise survey、occupational health testing、occupational hygiene、occupational health、workplace monitoring、industrial hygiene、exposure monitoring、粉尘噪声超不超标、甲醛检测上门、车间有毒有害要出报告、卫健委检查职业危害报告、工人接触粉尘做现场监测 > 职业卫生检测服务
  消防年度检测、消防检测年检、消防检测报告、消防设施检测、消防设施维护、消防设施维保、消防设备检测、消防维护、消防维保年检、消防维修、消防评估、电气消防检测、电检、电气检测、防雷检测、防雷检测服务、避雷检测、防静电检测、fire safety inspection、fire system inspection、fire system maintenance、fire alarm maintenance、fire protection inspection、annual fire inspection、消检、消防系统测试、喷淋系统检修、消防验收报告 > 消防设施检测服务
  设备检测、设备检修、设备维护、设备维护保养、设备保养、仪器维护、仪器维保、仪器保养、仪器修理、实验设备维修、实验室设备维护、实验室维保、equipment maintenance、equipment servicing、equipment service、lab equipment maintenance、preventive maintenance、instrument repair、equipment repair、repair service、化验设备保养、液相色谱维修、离心机维修、培养箱坏了人修、lab equipment repair、仪器维保合同、高压灭菌锅维修、气相色谱保养、实验仪器年保、显微镜上门维修、液相色谱仪年度保养、实验仪器坏了人上门修 > 实验设备维保服务
  环境检测、环评检测、environmental testing > 水质检测服务 = 职业卫生检测服务
  特种设备检测、特种设备检验、维保、维护保养、保养服务、maintenance contract > 实验设备维保服务 = 消防设施检测服务
  检测报告、第三方检测报告、检测机构、third party testing > 水质检测服务 = 职业卫生检测服务 = 消防设施检测服务
  奥林巴斯cx23、切片观察镜、看血涂片、生物课看洋葱表皮、观察切片标本 > 生物显微镜
  电路板虚焊看不清、解剖小虫子、昆虫解剖放大观察 > 体视显微镜
  看金属组织镜子、晶粒度显微镜、工业检测显微镜、看钢材晶粒、热处理后看组织、材料显微镜、金属材料检测显微镜、看金属晶粒组织 > 金相显微镜
  称几毫克粉、药粉称到小数后四位 > 电子分析天平
  0.01克电子秤、克秤高精度、黄金秤、实验电子秤、调漆电子秤、称首饰几克几分、染料称得准、整套带托盘克秤 > 精密电子天平
  鱼缸酸碱测试笔、酸碱检测仪、土壤酸碱笔、鱼缸水偏不偏酸、泳池水酸碱、酸碱度测试笔、鱼缸测酸碱笔、现场随手测水酸碱度 > 笔式ph计
  烘干箱、玻璃仪器洗完烘干、样品烘到恒重、烧杯洗完烘干 > 鼓风干燥箱
  血液分离机、prp离心、血清血球分开、沉淀甩到管底、dna提取高速甩、高速转样品分层 > 台式高速离心机
  eppendorf枪、1000ul移液枪、p200枪、吸几微升液体 > 单道手动移液器
  96孔板加样、一次吸八个孔 > 八道移液器
  实验室电动打枪、自动连续分液枪、按自动吸排、打枪打得手酸、拇指按枪太累、充电分液枪、连续分液不用手按 > 电动移液器
  浓硫酸定量分取、试剂瓶分配器、从大试剂瓶定量取酸 > 瓶口分液器
  学校化学室要换台子、化验室靠墙放仪器 > 钢木实验台
  紧急喷淋、冲眼器、喷淋洗眼装置、脚踏洗眼站、化学品溅到眼睛、硫酸溅身上冲洗、酸碱灼伤应急冲洗、安监要求装冲眼、电瓶间应急冲淋、脚踏式洗眼器不锈钢 > 立式洗眼器
  中央实验台、全钢实验台、lab island、实验室中间台子、双面操作实验台、两边都站人做实验、岛式实验台、双面实验台、实验室中间摆大操作台、实验室中间两面同时做实验 > 中央台
`

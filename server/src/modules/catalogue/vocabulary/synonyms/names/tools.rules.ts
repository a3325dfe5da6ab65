/** Trade names of tools, fasteners and coatings: see `namesFrom`. */
export const toolsNames = `
  搬手活动、活板手、活扳、活口板手、大扳手、卫浴扳手、monkey wrench、shifting spanner、shifter、士巴拿、各种口径螺母都拧、卸水龙头大螺母、万能扳手、大开口扳手、拧各种大小螺母 > 活动扳手
  双头呆扳手、呆板手、死扳手、开口板手、双开口扳手、两头扳手、梅花板手、眼镜板手、敲击扳手、open ended spanner、combination spanner、box end wrench、box wrench、拧六角螺母 > 梅花两用扳手
  棘轮板手、棘轮梅花扳手、快扳、快速板手、套筒板手、ratcheting wrench、ratchet spanner、不用来回换位拧、狭小空间拧螺母 > 棘轮扳手
  水管扳手、管子板手、水管钳子、链条钳、链条扳手、皮带扳手、stillson、stillson wrench、plumber wrench、strap wrench、chain wrench、喉钳、拆钢管接头、拧生锈铁水管、拧镀锌水管、夹住圆管旋转 > 管钳
  扭力板手、扭矩板手、力矩板手、预置扭力扳手、数显扭力扳手、公斤板手、torque spanner、按力矩打螺丝、按规定力矩拧紧螺丝、防止螺栓拧过头 > 扭力扳手
  水暖扳手、自来水扳手、下水扳手 > 活动扳手 = 管钳
  spanner set、wrench set > 梅花两用扳手 = 棘轮扳手
  十字扳手、轮胎扳手、lug wrench > 棘轮扳手 = 扭力扳手
  拧螺母、拧螺帽 > 活动扳手 = 梅花两用扳手 = 棘轮扳手
  螺丝刀子、螺丝刀十字、螺丝刀一字、螺丝刀大、小螺丝刀、罗丝批、螺丝披、起子头、起子套装、改锥套装、改椎、镙丝刀、丝刀、精密螺丝刀、手机螺丝刀、修手机螺丝刀、修电脑螺丝刀、维修螺丝刀、绝缘螺丝刀、电工螺丝刀、测电笔、试电笔、电笔、验电笔、感应电笔、棘轮螺丝刀、两用螺丝刀、梅花螺丝刀、米字螺丝刀、星型螺丝刀、三角螺丝刀、批头套装、拧螺丝、拧螺丝刀、turnscrew、phillip、philip screwdriver、pozidriv、flathead screwdriver、flat head screwdriver、flat blade screwdriver、torx driver、precision screwdriver、nut driver、screwdriver set、bit set、insulated screwdriver、tester screwdriver、voltage tester pen、盒装螺丝批、拆遥控器后盖 > 螺丝刀
  内六角套装、内六方、六棱扳手、六棱、六方扳手、六角扳子、艾伦板手、torx key、hex key set、allen key set、内梅花扳手、装宜家家具、拧杯头螺丝、拧内六角螺丝、拆六角孔螺栓 > 内六角扳手
  六角螺丝刀 > 螺丝刀 = 内六角扳手
  电工钢丝钳、老虎钳子、克斯钳、卡丝钳、花腮钳、核桃钳、起钉钳、pincer、linesman plier、电工钳、胶钳、剪铁丝、弯铁丝 > 钢丝钳
  扁嘴钳、尖嘴钳子、卡簧钳、挡圈钳、轴用卡簧钳、circlip plier、snap ring plier、needle nose、弯嘴钳、圆嘴钳、首饰钳、夹小零件、狭小处夹 > 尖嘴钳
  斜嘴钳子、斜咀钳、偏嘴钳、电缆剪、线缆剪、nipper、snip、tin snip、cable cutter、剪扎带钳子、剪元件脚、钳子套装三件、剪断扎带尾巴平口 > 斜口钳
  剥线器、剥电线、扒线钳、拔线钳、剥皮刀、压接钳、端子钳、液压钳、压线钳子、冷压钳、stripper、cable stripper、crimping plier、crimp tool、电线去皮、剥铜线外皮、去电线皮、扒电线外皮不伤铜芯 > 剥线钳
  管道钳、万能钳、焊接大力钳、locking plier、vise grip、mole grip、channel lock、channellock、大口钳、夹住圆管拧 > 水泵钳
  平钳 > 钢丝钳 = 尖嘴钳
  剪丝钳、剪电线、剪钢丝、断线钳、大剪钳、钢筋钳、破坏钳、cutting plier、end nipper、bolt cutter > 钢丝钳 = 斜口钳
  电缆钳 > 斜口钳 = 剥线钳
  台虎钳、台钳、桌虎钳、拉铆枪、铆钉枪、plier set、bench vise、bench vice、vise、rivet gun > 钢丝钳 = 尖嘴钳 = 斜口钳 = 剥线钳 = 水泵钳
  钉锤子、木工锤、敲钉子、砸钉子、钉钉子、起钉、起钉撬棍、claw hammer、nail hammer、拔钉锤、起钉锤、起钉子、钉木箱、拔钉子 > 羊角锤
  大锤、八磅锤、石工锤、检修锤、sledge hammer、sledgehammer、ball pein hammer、lump hammer、奶子锤、钳工锤、hammer锤子、敲打铁皮、ball peen hammer、铁榔头、机修车间榔头 > 圆头锤
  手工锯、钢锯条、锯条、锯弓子、锯木头、伐木锯、园林锯、折叠锯、鸡尾锯、曲线锯、拉花锯、hack saw、hacksaw blade、handsaw、tree saw、pruning saw、弓锯、锯钢管、锯断螺杆、锯pvc水管、手工锯断铁管、手动锯钢筋 > 钢锯架
  破窗锤、安全锤、劈柴斧、开山斧、太平斧、砍柴刀、柴刀、砍刀、镐头、十字镐、hatchet、pickaxe、消防腰斧、火场破门、劈木头、火灾破门 > 消防斧
  锤头、锒头、橡皮锤、橡胶锤、胶锤、安装锤、mallet、rubber mallet > 羊角锤 = 圆头锤
  撬棍、撬棒、撬杠、crowbar、crow bar、pry bar > 羊角锤 = 消防斧
  凿子、木工凿、扁铲、錾子、锉刀、钢锉、锉、刨子、木工刨、铁锹、铁铲、锄头、剪枝剪、园林剪刀、chisel、wood chisel、file tool、rasp、shovel、spade > 羊角锤 = 圆头锤 = 钢锯架 = 消防斧
  家用维修工具、家用工具、家庭工具、万能工具箱、多功能工具箱、工具手提箱、塑料工具箱、铁皮工具箱、铝合金工具箱、空工具箱、tool case、tool chest、home tool kit、household tool kit、家庭维修套装、上门维修带家伙、办公室小修小补、宿舍维修备、家用工具箱套装、五金工具套装、物业维修工具套装、宿舍家用五金套装、维修班组配工具 > 五金工具箱
  套桶、套筒头、套筒组、大飞套筒、小飞套筒、大飞、小飞、中飞、棘轮套筒、socket kit、ratchet set、套管扳手、121件套筒、六角套筒头、拆轮胎螺母成套、修车拆螺丝、各种尺寸套头配棘轮 > 套筒扳手组套
  钳工工具、修车工具组套、设备维护工具组、班组工具、钳工工具套装、机电维修组套、修车全套家伙、新车间配家伙、mechanic tool set、机修工具套装、维修组套 > 机修组合工具
  电讯工具、电工套装、电工工具套装、电工腰包、腰包工具、工具腰包、帆布工具包、工具背包、水电工工具、tool pouch、tool belt、electrician tool、electrician tool kit、tool roll、弱电维修工具、网络维修工具套装、电工出门背 > 电工工具包
  成套工具、全套工具、全套维修工具、工具组合、工具组合套装、修理工具、toolset、toolkit、repair kit、repair tool kit > 五金工具箱 = 机修组合工具
  修车工具、汽修工具、汽修工具套装、汽车维修工具、120件套、46件套、mechanic set > 套筒扳手组套 = 机修组合工具
  工具、tool > 五金工具箱 = 套筒扳手组套 = 机修组合工具 = 电工工具包
  手电钻充电、充电式电钻、充电式手电钻、充电电钻、充电钻头机、锂电手钻、无刷电钻、小电钻、drill driver、driver drill、battery drill、充电手钻、木板钻孔、铁皮打眼 > 锂电钻
  水钻、冲击转、打墙、打墙孔、墙上打孔、打孔机墙、hammer drill driver、砖墙打孔机、装窗帘打孔、震动电钻、家用打孔机、砖墙打眼装膨胀 > 冲击钻
  电动螺丝起子、电动批、电批充电、充电起子机、充电起子、螺丝机、锂电起子、冲击起子机、冲击批、拧螺丝机、打螺丝机、power driver、impact driver、screw gun、电动改锥、自动打螺丝、石膏板螺丝枪、流水线拧螺丝、拧螺丝太费劲、自动拧螺丝省手劲、产线快速锁螺丝 > 电动螺丝批
  电动棘轮、电动板手、充电板手、锂电板手、轮胎电动扳手、架子工扳手、风炮机、气动扳手、impact gun、impact spanner、cordless impact wrench、power wrench、快速拆轮胎、快速拧螺栓、电动拆轮胎螺丝 > 充电扳手
  手电转、手枪转、电转、电动转、打孔电钻、家用电钻、多功能电钻、台钻、磁力钻、博世电钻、牧田电钻、bosch drill、impact drill driver、drilling machine、drill machine、magnetic drill、bench drill、drill press > 锂电钻 = 冲击钻
  打螺丝 > 锂电钻 = 电动螺丝批
  cordless impact > 电动螺丝批 = 充电扳手
  得伟、世达、makita、dewalt > 锂电钻 = 冲击钻 = 电动螺丝批 = 充电扳手
  电垂、电锤冲击钻、冲击电垂、电锤头、锤子电动、电锤两用、多功能电锤、大电锤、重型电锤、充电电锤、锂电锤、无刷电锤、东成电锤、水泥墙打孔、混凝土钻、sds drill、sds hammer、sds plus drill、concrete drill、锂电冲击锤、20v充电锤、无刷充电锤、没电源处打混凝土、家用电锤、26电锤、空调安装电锤、博世电锤、装修小电锤、三用电锤、装空调打墙洞、承重墙钻孔、四坑打孔机、混凝土打孔、植筋钻孔、小电锤、大艺锂电锤双电、家装小电锤 > 电锤
  砸墙、砸墙机、破墙、拆墙、破碎、破碎锤、破碎机手持、破路机、破混凝土、凿墙、电铲、大镐、单电镐、65电镐、95电镐、电镐机、demolition breaker、concrete breaker、demo hammer、jack hammer、electric pick、chipping hammer、wall breaker、kango、电动风镐、破混凝土机、拆墙机、电锤电镐两用、凿墙机、水泥地破碎机、砸墙拆除、破水泥地面、凿掉旧地砖、墙面剔槽、镐头机 > 电镐
  打混凝土、打水泥、打水泥墙、开槽机、sds max > 电锤 = 电镐
  角磨、手磨、磨机、磨光机手持、小磨机、小角磨、手持切割机、手提切割机、锂电角磨机、充电角磨机、无刷角磨机、电磨、直磨机、笔式电磨、砂轮机台式、台式砂轮机、磨刀机、云石机、石材切割机、瓷砖切割机、开槽切割机、grinder machine、mini grinder、bench grinder、die grinder、marble cutter、tile cutter、100角磨、手持切磨机、磨掉铁锈 > 角向磨光机
  钢材切割机、金属切割机、大切割机、350切割机、割铁机、切铁、切管机、锯铝机、铝材切割机、铝合金切割机、metal cutter、metal cutting saw、切断钢管角铁、槽钢下料、砂轮锯、切角铁槽钢 > 型材切割机
  圆盘锯、手持电锯、木工电锯、电链锯、链锯、油锯、伐木机、马刀锯、往复锯、曲线锯电动、电动曲线锯、table saw、jigsaw、jig saw、reciprocating saw、sabre saw、chainsaw、chain saw、切木板机、锯木板、裁三合板、开板材 > 电圆锯
  砂带机、打砂机、墙面打磨机、腻子打磨机、平板打磨机、干磨机、磨墙机、orbital sander、belt sander、sanding machine、palm sander、平板砂机、木工砂光、砂皮机、木头磨光省力点、大面积腻子打平省力 > 砂光机
  多功能切割机 > 角向磨光机 = 型材切割机
  手持打磨机、电动打磨机、打磨抛光机、抛光打磨机、polisher、polishing machine > 角向磨光机 = 砂光机
  斜切锯、mitre saw、miter saw > 型材切割机 = 电圆锯
  电刨、木工刨电动、修边机、木工修边机、planer、trimmer、router wood > 电圆锯 = 砂光机
  热风抢、热风机手持、热吹风、塑焊枪、焊枪热风、贴膜烤枪、汽车贴膜烤枪、热缩管热风枪、热缩膜枪、收缩膜枪、吹膜、烘枪、电热风枪、数显热风枪、工业热风机、hot air blower、heat blower、plastic welder、paint stripper gun、热风筒、塑料焊枪、吹热缩管、烤软贴膜、撕标签残胶软化、烤热缩膜、吹热缩套管、加热除旧漆 > 热风枪
  吹风筒、大功率吹风机、工业风筒、零件吹干水渍、地面潮湿吹干、industrial blower、大功率风筒、设备表面水分快速吹干 > 工业吹风机
  热溶胶枪、热溶枪、热熔抢、打胶枪、胶枪热熔、胶棒枪、热熔胶条枪、硅胶枪、hot melt gun、hot melt glue gun、hotmelt gun、手工粘熔胶、纸盒封口打热胶、熔化胶棒 > 热熔胶枪
  吹尘机、吹灰机、吹尘器、吹尘枪、吸尘吹风、吹吸两用、吹吸机、除尘器手持、除尘机、工业吸尘器、吸尘器、吸尘机、vacuum blower、vacuum cleaner、vacuum、hoover、shop vac、电脑除尘吹风、机箱吹灰机、落叶吹风机、键盘除尘机、吹树叶机、服务器清灰、机箱灰尘太多、落叶吹成堆、主机箱积灰吹一吹 > 除尘吹吸机
  hot gun > 热风枪 = 热熔胶枪
  吹灰、吹灰枪、吹灰器、吹风枪、电脑吹灰、电脑除尘、吹落叶、吹叶机、吹雪机、除尘吹风机、dust blower、air duster、electric blower > 工业吹风机 = 除尘吹吸机
  卷尺5米、5米卷尺、3米卷尺、7.5米卷尺、10米卷尺、钢尺卷、卷尺钢、钢盒尺、钢拉尺、鲁班卷尺、鲁班尺钢卷尺、风水尺、包尺、量房尺、自锁卷尺、双面卷尺、公英制卷尺、steel rule tape、retractable tape、5米盒尺、装修量房尺、量房子尺寸、量家具长短、量家具长宽 > 钢卷尺
  50米皮尺、30米皮尺、100米皮尺、皮尺子、布卷尺、裁缝尺、裁缝尺子、架式卷尺、手提卷尺、sewing tape measure、long tape、surveyor tape、open reel tape、量地尺、运动会测距尺、量场地长度几十米、量树围软 > 皮卷尺
  水平靠尺、水平尺磁性、磁性水平尺、数显水平尺、水平泡、水准泡、框式水平仪、条式水平仪、平水器、靠尺检测尺、垂直检测尺、water level、level tool、气泡尺、看地面平不平 > 水平尺
  水准仪、水平仪激光、激光水平、红外水平、laser leveller、self leveling laser、rotary laser、12线水平仪、绿光水平仪、吊顶打水平、铺地砖平 > 激光水平仪
  量尺寸、量长度、测量尺、measure tape、tape ruler > 钢卷尺 = 皮卷尺
  水平、平水仪、打水平、builder level > 水平尺 = 激光水平仪
  拐尺、直角尺、角尺、塞尺、try square、set square steel、feeler gauge、square ruler、angle ruler > 钢卷尺 = 皮卷尺 = 水平尺 = 激光水平仪
  卡尺150、150卡尺、0 150卡尺、0 200卡尺、游标尺、游标、油标、电子游标卡尺、带表卡尺、表卡、机械卡尺、塑料卡尺、内径卡尺、量内径、内测卡尺、三丰卡尺、vernier、vernier gauge、vernier calliper、caliper digital、dial caliper、150电子卡尺、量管子内外径、测零件尺寸 > 游标卡尺
  千分表、分厘尺、千分卡、内径千分尺、外径千分、数显千分尺、螺旋测微仪、0 25千分尺、25 50千分尺、mike、inside micrometer、outside mike、精确到一丝、量薄钢板厚度、测轴径到微米 > 千分尺
  深度游标卡尺、depth micrometer、depth caliper、深度规、孔深尺、测深尺、轮胎花纹尺、胎纹深度规、量孔有多深、量轮胎花纹深浅、量孔深、量凹槽有多深 > 深度尺
  高度游标卡尺、高度仪、高度尺数显、height gage、划线尺、测高仪、模具测高尺、平台上量高度、工件划线 > 高度尺
  量外径、测厚仪、测厚规、厚度计、塞规、环规、thickness gauge、plug gauge > 游标卡尺 = 千分尺
  三丰、哈量、桂量、成量、百分表、指示表、杠杆百分表、量块、块规、牙规、螺纹规、粗糙度仪、mitutoyo、dial gauge、dial indicator、gauge block、gage block、thread gauge > 游标卡尺 = 千分尺 = 深度尺 = 高度尺
  望远镜测距、测距望远镜、激光卷尺、量房自动算面积、电子测量房间长宽高、人测距离不用拉尺 > 激光测距仪
  投线、放线仪、绿光投线仪、红外线放线仪、五线仪、五线绿光投线、激光放线仪、装修放线、墙上打十字线、瓷砖对线、激光打线器、墙面投射水平垂直线 > 投线仪
  测距、量距仪、距离测量仪、测距尺、激光测距尺、激光测量仪、红外线尺、红外线测量仪、红外线测距、红外线电子尺、电子测量仪、电子量尺、手持测距仪、高精度测距仪、激光量尺、测量仪、量房、量房子、测面积、测房、莱卡测距仪、徕卡测距仪、博世测距仪、laser measurer、laser measuring tool、laser measuring device、laser tape、laser tape measure、laser ruler、laser rangefinder、laser range finder、range finder、distance measurer、distometer、disto、leica disto、measuring laser > 激光测距仪 = 绿光测距仪
  户外太阳下量距离、green laser测距 > 绿光测距仪
  打线器、放线、laser marker line、cross line laser > 投线仪 = 激光标线尺
  激光标线器、标线卷尺、激光划线尺、激光画线器、带激光尺子、仓库货架定位划线、木板上画直线、laser line ruler、激光标尺、带打线激光尺 > 激光标线尺
  钻头不锈钢、含钴钻头、钻铁钻头、木工钻头、钻木头、打木头钻头、三尖钻、支罗钻、扩孔钻、中心钻、锥柄钻头、六角柄钻头、铰刀、倒角刀、hss drill、hss bit、hss drill bit、twist bit、spade bit、auger bit、reamer、countersink、锥柄钻、不锈钢钻头、3毫米小钻头、铁板打眼换头、不锈钢打孔不烧头、hss钻头、铁钻头、高速钢钻头、机床钻头、手电钻钻头、不锈钢板钻孔老是磨损 > 麻花钻头
  打孔钻头墙、电锤头钻、concrete bit、sds bit、打墙钻头、四坑钻头、方柄钻头、混凝土钻头、圆柄冲击钻头子、水泥墙打眼头、装在电锤钻混凝土 > 冲击钻头
  攻丝器、攻牙、丝锥套装、丝锥板牙、手丝锥、螺旋丝锥、挤压丝锥、攻螺纹、套丝、板牙、圆板牙、螺纹铣刀、取丝器、断丝取出器、tap set、thread cutting tap、die set、攻牙钻、攻内螺纹、内螺纹滑牙重攻、孔里加工内牙 > 机用丝锥
  水钻头、空心钻头、取芯钻头、开孔机钻头、木工开孔器、金属开孔器、不锈钢开孔器、拉孔器、holesaw、hole saw kit、core bit、core drill、hole opener、双金属开孔、石膏板扩孔、天花开灯孔、装门锁开洞、孔锯、装筒灯开圆孔、铁皮上开大圆洞 > 开孔器
  钻头套装、加长钻头、圆柄钻头、drillbit、drill bit set > 麻花钻头 = 冲击钻头
  铣刀、立铣刀、车刀、刀粒、数控刀片、end mill、milling cutter、carbide insert > 麻花钻头 = 机用丝锥
  宝塔钻、宝塔钻头、阶梯钻、台阶钻、step drill、step bit > 麻花钻头 = 开孔器
  玻璃钻头、瓷砖钻头、陶瓷钻头、tile bit > 冲击钻头 = 开孔器
  切片105、切割片105、105切割片、107切片、切片、割片105、锯片切割、金属切割片、不锈钢切割片、铁切割片、大切割片、350切割片、双网切割片、小切割片、锯片木工、木工锯片、合金锯片、圆锯片、铝合金锯片、云石锯片、cut off disc、cutoff wheel、slitting disc、metal cutting disc、saw blade、circular saw blade、diamond disc > 切割片
  羊毛磨头、羊毛轮、抛光轮、布轮、千叶轮、千叶砂轮、百页片、百页轮、百叶抛光片、叶轮、砂布叶轮、flapper wheel、polishing pad、buffing wheel、不锈钢抛光片、磨机换片抛光焊疤、磨机换片去漆除锈、角磨机上用磨掉锈毛刺 > 百叶片
  角磨机磨片、角磨片100、磨头、砂轮机砂轮、陶瓷砂轮、树脂砂轮、平形砂轮、电磨头、金刚石磨片、abrasive wheel、磨铁片、手磨机换片磨毛刺、磨机换片磨焊缝、装角磨机上磨焊疤片 > 角磨片
  砂带、砂带条、砂布带、砂布卷、圆盘砂纸、背绒砂纸、水磨砂纸、细砂纸、粗砂纸、沙布、沙子纸、砂纸打磨、240目砂纸、400目砂纸、1000目砂纸、2000目砂纸、海绵砂块、砂块、百洁布工业、工业百洁布、sanding paper、sanding sheet、sanding belt、glass paper、emery cloth、emery > 砂纸
  角磨机片、手磨机片 > 切割片 = 角磨片
  磨光片、abrasive disc、wire brush wheel > 百叶片 = 角磨片
  sanding disc > 百叶片 = 砂纸
  abrasive > 切割片 = 百叶片 = 角磨片 = 砂纸
  8.8级螺栓、高强螺栓、高强度螺栓、高强度螺丝、外六角螺杆、外六方、六角头螺栓、六角螺钉、全牙螺丝、半牙螺丝、螺杆全牙、牙条螺杆、通丝、全丝、丝杆螺栓、双头螺栓、双头螺丝、双头螺柱、螺柱、马车螺栓、马车螺丝、地脚螺栓、地脚螺丝、hex head bolt、hexagon bolt、hexagon head bolt、hex cap screw、set bolt、stud bolt、stud、threaded rod、threaded bar、u bolt、carriage bolt、coach bolt、t bolt、high tensile bolt、machine bolt、8.8级螺丝、两块钢板连起来、光伏支架连接紧固、钢结构高强螺丝 > 外六角螺栓
  12.9级螺丝、内六方螺丝、内六角螺丝m8、杯头、杯头内六角、沉头内六角、平头内六角、圆头内六角、紧定螺丝、基米螺丝、止付螺丝、机米、顶丝、allen screw、cap screw、grub screw、set screw、socket cap screw、圆杯头、socket head screw > 内六角螺栓
  螺冒、罗母、镙母、罗帽、m8螺母、m10螺母、防松螺母、尼龙螺母、自锁螺母、锁紧螺母、盖形螺母、蝶形螺母、蝴蝶螺母、法兰螺母、焊接螺母、拉铆螺母、连接螺母、加长螺母、hexagon nut、lock nut、locknut、nyloc nut、wing nut、flange nut、rivet nut、anchor nut、六角帽、尼龙防松螺帽、螺杆配帽、螺丝配套帽子掉了 > 六角螺母
  法兰螺丝、震动不容易松 > 法兰面螺栓
  螺丝m8、螺栓m8、m6螺丝、m8螺丝、m10螺丝、m12螺丝、m16螺丝、304螺丝、304螺栓 > 外六角螺栓 = 内六角螺栓
  螺栓螺母套装 > 外六角螺栓 = 六角螺母
  标准件、紧固件、fastener > 外六角螺栓 = 内六角螺栓 = 六角螺母 = 法兰面螺栓
  十字螺丝、十字螺钉、沉头螺丝十字、沉头十字、机螺钉、机牙螺丝、机丝、电脑螺丝、机箱螺丝、machine screw、cross head screw、phillip screw、csk screw、螺丝头不凸出来、电脑机箱固定小、countersunk螺丝 > 十字沉头螺钉
  墙板钉、石膏板钉、石膏板螺丝、木工螺丝、木螺钉、木牙螺丝、纤维板钉、高低牙、钻尾螺丝、钻尾钉、燕尾丝、燕尾钉、彩钢瓦螺丝、瓦楞钉、自攻钉子、自钻螺丝、自钻钉、快丝、铁皮螺丝、自攻、self tapper、tapping screw、self drilling screw、tek screw、sheet metal screw、roofing screw、chipboard screw、木板直接拧进去、装木门合页拧、一斤装木螺丝、拧木板不用预先打孔 > 自攻螺钉
  圆垫片、平介子、圆形垫圈、金属垫片、钢垫片、不锈钢垫片、铜垫片、尼龙垫片、塑料垫片、大垫片、加厚垫片、大外径垫片、plain washer、penny washer、螺丝垫片、铁垫片、大边垫、螺丝下面垫、增大螺丝受力面、孔太大螺丝头漏过去、垫在螺帽下面增大受力 > 平垫圈
  弹片垫圈、弹介、弹簧垫m8、开口垫圈、止动垫圈、split washer、star washer、弹簧华司、开口防松垫圈 > 弹簧垫圈
  盘头螺丝、盘头螺钉、圆头螺丝、圆头螺钉、小螺丝、pan head screw > 十字沉头螺钉 = 自攻螺钉
  弹垫平垫、平垫弹垫、挡圈、卡簧、轴用挡圈、circlip、snap ring > 平垫圈 = 弹簧垫圈
  开口销、销子、圆柱销、定位销、弹性销、键销、平键、cotter pin、split pin、dowel pin、roll pin > 十字沉头螺钉 = 自攻螺钉 = 平垫圈 = 弹簧垫圈
  膨胀丝、膨胀螺栓m10、m10膨胀螺丝、膨胀螺杆、内膨胀、外膨胀、爆炸螺栓、拉爆螺栓、拉暴、壁虎、壁虎钉、国标膨胀螺丝、不锈钢膨胀螺丝、空调支架螺丝、车修壁虎、后切锚栓、机械锚栓、电梯膨胀螺丝、expansion anchor、sleeve anchor、wedge anchor、dynabolt、throughbolt、through bolt、concrete screw、水泥墙固定架子、货架固定到地面、挂热水器固定墙上、铁膨胀、货架固定到水泥地面、热水器固定上墙 > 膨胀螺栓
  化学锚固、锚固胶、植筋胶、植筋螺栓、化学胶管、高强化学螺栓、resin anchor、chemical bolt、药剂螺栓、幕墙后置埋件固定、混凝土后补钢筋固定、后置埋板固定药剂灌孔 > 化学锚栓
  小黄鱼、小黄鱼膨胀管、美固钉、涨管、胀管、塑料胀塞、塑料胶塞、白色膨胀管、飞机膨胀管、石膏板膨胀、胶粒塑料、rawlplug、raw plug、plastic plug、plastic wall plug、胀塞、墙塞、塑料胀管、膨胀塞、螺丝在墙里打滑、墙上打孔塞、墙上打螺丝挂不住塞孔里 > 尼龙膨胀管
  吊环螺丝m8、吊环m8、起重吊环、吊环螺母、羊眼、羊眼螺丝、羊眼钉、eyebolt、eye nut、screw eye、圆环螺丝、吊鼻子、吊起模具、电机吊装受力点、模具拧个环好吊起来 > 吊环螺栓
  锚栓、锚固螺栓、concrete anchor > 膨胀螺栓 = 化学锚栓
  膨胀、膨胀螺丝钉、wall anchor、toggle bolt、molly bolt > 膨胀螺栓 = 尼龙膨胀管
  膨胀钩、膨胀挂钩、吊钩膨胀 > 膨胀螺栓 = 吊环螺栓
  anchor > 膨胀螺栓 = 化学锚栓 = 尼龙膨胀管
  锁头铜、小挂锁、大锁、大挂锁、铁挂锁、不锈钢挂锁、防水挂锁、防撬锁、防盗锁、仓库锁、大门锁、安全挂锁、工程安全挂锁、上锁挂牌、loto、搭扣、brass padlock、hasp、lockout padlock、lockout、防锈户外锁头、集装箱门防撬 > 黄铜挂锁
  箱包锁、电子锁、指纹锁、智能锁、密码锁柜、拨码锁、四位密码锁、数字锁、number lock、code lock、smart lock、更衣柜密码锁、密码锁头、怕丢钥匙、更衣柜防盗、员工柜密码挂锁、锁储物柜不想带钥匙、行李箱拉链锁住三位数字 > 密码挂锁
  门吸、闭门器、地弹簧、合页门、合页铰链、合业、荷页、何页、液压合页、子母合页、烟斗合页、门铰链、门铰、柜门铰链、弹簧铰链、阻尼铰链、机箱铰链、配电箱铰链、door closer、butt hinge、cabinet hinge、concealed hinge > 合页
  柜子锁、抽屉锁头、文件柜锁、信箱锁、锁扣、箱扣、弹簧锁、圆柱锁、门锁机柜、电箱锁、三角锁、平面锁、toggle latch、配电箱锁、连杆锁、控制柜平面锁、配电箱怕人乱开、电箱门关不上锁坏了、cabinet panel lock > 机柜门锁
  小锁、宿舍锁、箱锁、自行车锁、链条锁、钢缆锁、bike lock > 黄铜挂锁 = 密码挂锁
  门锁、球形锁、球锁、执手锁、房门锁、锁芯、防盗门锁芯、通开锁、door lock、lock cylinder > 黄铜挂锁 = 机柜门锁
  更衣柜锁、locker lock > 密码挂锁 = 机柜门锁
  门闩、插销、门栓、门把手、拉手、柜门拉手、执手、door latch、latch、bolt latch、door bolt、door handle、handle > 合页 = 机柜门锁
  轱辘万向、万向轱辘、刹车脚轮、带刹车脚轮、带刹车轮子、刹车万向轮、桌椅轮子、办公椅轮子、转椅轮子、医疗脚轮、丝杆脚轮、swivel castor、swivel wheel、柜子推着走、桌子推起来不响、活动轮、手推车万向轮、家具移动不伤地板转向 > 万向脚轮
  定向轱辘、fixed castor、rigid caster、rigid castor、死轮、直轮、平板车定轮、推车直线走不跑偏、平板车后轮换新只直走 > 定向脚轮
  不锈钢链条、镀锌链条、不锈钢链子、镀锌铁链、吊链条、起重链、吊装链条、链条索具、链条吊具、钢丝绳、钢丝绳吊索、钢绳、load chain、alloy chain、link chain、galvanised chain、wire rope、steel cable、chain sling、wire rope sling、葫芦链条、手拉葫芦换链、行车吊装铁链、吊重物铁环链 > 起重链条
  钢丝绳卡头、绳卡、花篮螺丝、花兰螺丝、索具螺旋扣、花篮、弹簧扣、登山扣、快速扣、快挂、卸扣3吨、卡环、吊环卸扣、羊角钩、起重吊钩、货钩、旋转吊钩、bow shackle、snap hook、carabiner、karabiner、crane hook、turnbuckle、wire rope clip、吊装钢丝绳连接、重物起吊挂接、钢丝绳连接吊装u形 > 卸扣吊钩
  小轱辘、轱轳、咕噜、滑轮脚轮、静音脚轮、橡胶轮、橡胶脚轮、聚氨酯脚轮、尼龙轮、重型脚轮、工业脚轮、小推车轮子、平板车轮子、手推车轮子、货架轮子、3寸轮子、4寸脚轮、5寸脚轮、6寸脚轮、8寸脚轮、castor wheel、trolley wheel、heavy duty caster > 万向脚轮 = 定向脚轮
  吊索、吊索具、滑轮、定滑轮、起重滑轮、滑车、pulley、pulley block > 起重链条 = 卸扣吊钩
  j422、j507、j506、j422焊条、j507焊条、422焊条、507焊条、506焊条、e4303、铸铁焊条、铸铁电焊条、z308、堆焊焊条、耐磨焊条、d256、7018、e7018、6013、e6013、mild steel electrode、焊枝、焊铁门铁架、角铁焊接耗材、电焊机耗材、焊把条、手工电弧焊铁件耗材 > 碳钢焊条
  a102、a102焊条、a302、a022、不锈钢电焊条、304焊条、stainless electrode、焊白钢管 > 不锈钢焊条
  二保焊、二保焊机焊丝、二氧化碳焊丝、气体保护焊丝、气保焊、er50 6、er70s 6、h08、埋弧焊丝、不锈钢焊丝、铝焊丝、氩弧焊、氩弧焊焊丝、304焊丝、铜焊丝、银焊丝、mig welding wire、tig rod、tig wire、tig filler、filler rod、solid wire、二保焊机耗材、焊薄铁板不漏 > 气保焊丝
  自保护焊丝、无气焊丝、无气二保焊丝、flux core wire、flux core、fluxcore、e71t 1、京雷药芯、不用气瓶焊铁、户外没气焊接、二保焊不用气瓶直接焊 > 药芯焊丝
  2.5焊条、3.2焊条、4.0焊条、金桥焊条、大西洋焊条、大桥焊条、电焊条2.5、焊条3.2、铜焊条、银焊条、黄铜焊条、磷铜焊条、低温焊条、weld rod、stick electrode、arc rod、arc welding rod、arc welding electrode、brazing rod > 碳钢焊条 = 不锈钢焊条
  电焊丝、焊丝1.2、焊丝0.8、导电嘴、焊枪、weld wire、filler wire > 气保焊丝 = 药芯焊丝
  焊剂、焊粉、硼砂、钨极、钨针、钨棒、焊接材料、焊材、welding consumable、tungsten electrode > 碳钢焊条 = 不锈钢焊条 = 气保焊丝 = 药芯焊丝
  钢结构漆、底漆、防锈底漆、红丹、红丹底漆、红丹防锈漆、铁红、铁红底漆、铁红防锈漆、环氧富锌底漆、环氧富锌、富锌底漆、水性金属漆、防火涂料、primer paint、metal primer、zinc primer、rust primer、red oxide primer、antirust paint、rust paint、anti corrosion paint、anticorrosive paint > 防锈漆
  地面油漆、地面漆水性、水泥地面漆、水泥地漆、车库地坪漆、车间地面漆、车间地坪漆、地坪、自流平、环氧自流平、环氧树脂地坪、划线漆、马路划线漆、停车位划线漆、路标漆、固化剂、floor coating、epoxy floor、epoxy coating、concrete paint、garage floor paint、line marking paint、road marking paint > 地坪漆
  手喷、手摇漆、手摇喷漆、喷漆罐、罐装喷漆、喷罐、自喷、自喷漆黑、黑色喷漆、白色喷漆、银色喷漆、荧光喷漆、涂鸦喷漆、车漆、汽车补漆、补漆、补漆喷、三喷漆、金属喷漆、spraypaint、spray can、aerosol、rattle can、掉漆补色喷 > 自动喷漆
  面漆、油性漆、醇酸、醇酸磁漆、醇酸油漆、家具漆、木器漆、木漆、清漆、乳胶漆、墙面漆、内墙漆、外墙漆、墙漆、enamel paint、enamel、gloss paint、alkyd paint、oil paint、emulsion paint、latex paint、wall paint、wood paint、varnish、lacquer > 调和漆
  耐高温漆 > 防锈漆 = 自动喷漆
  铁门漆、铁门油漆、栏杆漆、栏杆油漆、水性漆、氟碳漆、稀释剂、天那水、香蕉水、信那水、油漆刷、毛刷、thinner、paint thinner、paint brush、paintbrush > 防锈漆 = 调和漆
  聚氨酯漆 > 地坪漆 = 调和漆
  丙烯酸漆 > 自动喷漆 = 调和漆
  滚筒刷、滚刷、paint roller > 防锈漆 = 地坪漆 = 调和漆
  防水涂料、腻子、腻子粉、立邦、多乐士、三棵树 > 防锈漆 = 地坪漆 = 自动喷漆 = 调和漆
  玻璃胶防水、玻璃胶防霉、防霉玻璃胶、防水玻璃胶、厨卫胶、厨卫玻璃胶、马桶胶、中性玻璃胶、酸性玻璃胶、中性硅酮胶、透明玻璃胶、白色玻璃胶、黑色玻璃胶、耐候密封胶、幕墙胶、门窗胶、窗户胶、防水胶、导热硅脂、导热硅胶、散热膏、耐高温密封胶、耐油密封胶、704硅胶、703胶、silicon sealant、silicone caulk、caulk、caulking、bathroom sealant、acrylic sealant、polyurethane sealant、window sealant、thermal paste、马桶底座封边、水槽边渗水、窗户缝漏风、水槽边缝发霉漏水、玻璃缝隙密封 > 硅酮密封胶
  螺丝固定胶、螺丝紧固胶、螺丝防松胶、螺纹锁固、螺纹密封胶、243胶、乐泰243、厌氧、管螺纹密封胶、loctite 243、threadlocking、thread sealant、螺丝老松动、螺丝防松涂在螺纹 > 厌氧螺纹胶
  修补胶、铸铁修补胶、补油箱、结构ab胶、结构胶ab、ab胶水、双组份胶、双组分胶、环氧树脂、环氧树脂ab胶、环氧树脂胶水、透明ab胶、灌封胶、电子灌封胶、粘金属、粘铁、粘木头、粘塑料、502、502胶、502胶水、401胶水、406胶水、快干胶、瞬间胶、瞬干胶、强力胶水、万能胶水、百得胶、白乳胶、木工胶、鞋胶、胶水强力、structural adhesive、two part epoxy、2 part epoxy、epoxy、araldite、super glue、superglue、instant glue、cyanoacrylate、krazy glue、ca glue、wood glue、pva glue、contact cement、contact adhesive、青红胶、哥俩好、石材ab胶、铁件断了粘、双管ab胶、金属粘接ab胶、双组份粘金属陶瓷 > 环氧 ab 胶
  发泡胶枪、发泡胶清洗剂、泡沫填充、门窗发泡胶、聚氨酯泡沫、foam filler、spray foam、polyurethane foam、空调洞填缝胶、门框缝隙填充、空调洞口堵、门框空隙填充、墙洞堵缝膨胀 > 聚氨酯发泡胶
  平面密封胶、缸体胶、缸垫胶、免垫胶、gasket maker > 硅酮密封胶 = 厌氧螺纹胶
  瓷砖胶、美缝剂、水管漏水、管道堵漏、管道漏水、免钉胶、液体钉、construction adhesive、liquid nail、no more nail > 硅酮密封胶 = 环氧 ab 胶
  填缝、填缝胶、填缝防水、堵漏、堵漏胶、堵漏王、补漏胶、补漏、漏水、防水补漏、空调洞胶泥、胶泥、密封胶泥、空调孔堵、leak sealer、gap filler > 硅酮密封胶 = 聚氨酯发泡胶
  乐泰胶水 > 厌氧螺纹胶 = 环氧 ab 胶
  喷胶、热熔胶棒强力、乐泰、loctite > 硅酮密封胶 = 厌氧螺纹胶 = 环氧 ab 胶 = 聚氨酯发泡胶
  家用梯子、家庭梯、小梯子、折叠梯子、合梯、双侧梯、四步梯、五步梯、踏步梯、踏板梯、工程梯、加厚工程梯、装修梯、aluminum step ladder、双面梯、三步梯、关节梯、换灯泡爬高、登高擦玻璃、够不着天花板换灯泡、拿高处踩可折叠 > 人字梯
  绝缘梯子、绝缘伸缩梯、绝缘凳、电力梯、玻璃钢梯子、玻璃钢人字梯、fiberglass step ladder、grp ladder、绝缘人字梯、绝缘升降梯、带电登高作业、爬电线杆不怕电、fiberglass ladder、带电作业登高 > 绝缘梯
  阁楼梯、单梯、一字梯、单直梯、鱼竿梯、升缩梯、申缩梯、收缩梯、伸缩梯子、loft ladder、telescoping ladder、屋顶、爬阁楼 > 伸缩直梯
  仓库梯、取货梯子、登高作业平台、作业平台、高空作业平台、脚手架、移动脚手架、马凳、洗车凳、平台凳、warehouse ladder、rolling ladder、warehouse step、mobile step、work platform、platform step、podium step、scaffold、scaffolding、access platform、hop up > 登高平台
  爬梯、爬高梯、铝合金梯子、高梯子、大梯子、多功能梯子、多功能梯、两用梯、木梯、竹梯、钢梯、铁梯、楼梯、伸缩人字梯、multi purpose ladder、telescopic step ladder、aluminum ladder > 人字梯 = 伸缩直梯
  step stool、stepstool、step > 人字梯 = 登高平台
  高低凳 > 绝缘梯 = 登高平台
  爬高、登高 > 人字梯 = 绝缘梯 = 伸缩直梯 = 登高平台
  精密螺丝刀套装、多功能改锥、修手机小螺丝刀、钟表螺丝刀、眼镜螺丝刀、多头起子、电脑拆机螺丝刀、小米螺丝刀、拆笔记本后盖、拆手机屏幕、修眼镜腿螺丝、bit screwdriver set、多功能螺丝刀、螺丝刀套装、精密螺丝刀拆机、螺丝刀套装六件套两用、手机维修螺丝刀、笔记本拆机起子套装、拆电脑手机小螺丝、screwdriver set bit > 批头螺丝刀
  带磁十字批、世达十字起、拧开关面板螺丝、拆电脑机箱、拧十字螺丝、装插座面板拧螺丝 > 十字螺丝刀
  平口起子、平头改锥、平批、平头起子、拧一字槽螺丝 > 一字螺丝刀
  铁砂布、植绒砂纸、自粘砂纸、墙面打磨纸、手工把木头磨光滑、手磨腻子墙、砂皮纸、木头毛刺手工磨光滑、刷漆前手工磨平 > 干磨砂纸
  不锈钢切片、超薄切片、切断角铁片、切不锈钢不发黑、金属切割砂轮、切不锈钢管薄片、装角磨机上切铁 > 树脂切割片
  柜门掉了换配件、门扇门框连接、木门转动连接、门掉下来关不严换连接件、柜门开合转动配件 > 不锈钢合页
  管道刷颜色、铁门翻新 > 醇酸调和漆
  仓库水泥地防尘 > 环氧地坪漆
  铁栏杆生锈刷、钢架防腐涂刷、水漆防锈、铁件防生锈涂刷、彩钢瓦翻新刷 > 水性防锈漆
  仓库登高梯、超市理货梯、带轮登高梯、货架高处取货、够不到货架上层、车顶检修站人、高层货架取货带轮子站人 > 移动登高平台
`

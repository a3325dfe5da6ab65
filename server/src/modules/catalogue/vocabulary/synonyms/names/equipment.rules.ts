/** Trade names of office machines, furniture and appliances: see `namesFrom`. */
export const equipmentNames = `
  黑白打印、a4激光机、网络打印机、合同打印量大、老打印机卡纸坏了、财务室小激光机、标书打印、信创打印机、只打黑白文件速度快 > 黑白激光打印机
  激打、双面打印机、打印文件、奔图、奔图打印机、laserjet、office printer、network printer > 黑白激光打印机 = 彩色激光打印机
  a4打印机、a3打印机、无线打印机、手机打印机、惠普打印机、兄弟打印机、佳能打印机、wireless printer > 黑白激光打印机 = 彩色激光打印机 = 喷墨打印机
  小打印机、家用打印机 > 黑白激光打印机 = 喷墨打印机
  彩色打印 > 彩色激光打印机 = 喷墨打印机
  照片打印、inkjet、相片打印机、连供打印机、打照片、墨水打印机、彩喷、自己在家出照片 > 喷墨打印机
  爱普生打印机 > 喷墨打印机 = 票据打印机
  开票打印机、发票打印、针孔打印机、针式、快递单打印机针式、出库单打印机、dot matrix、receipt dot matrix printer > 票据打印机
  打印鸡、打印几、打映机、印表机、printing machine > 黑白激光打印机 = 彩色激光打印机 = 喷墨打印机 = 票据打印机
  红头文件打印机、打宣传彩页、打印彩色图表、惠普m254、彩激、打印彩色宣传单 > 彩色激光打印机
  复印打印机、复印一体机、mfd、workcentre > 激光一体机 = 数码复合机
  打印复印扫描、打印复印扫描一体、打印复印扫描机、打印扫描复印、打印扫描一体机、三合一一体机、四合一一体机、多功能打印机、彩色一体机、multifunction、multi function printer、multifunction device、print copy scan > 激光一体机 = 墨仓式一体机
  a3复合机、a3一体机、彩色复合机、a3 printer copier > 数码复合机
  影印、复印、多功能复印机、彩色复印机、大型打印机、文印机、文印设备、速印机、油印机、数码机、柯尼卡、柯尼卡美能达、理光、京瓷、夏普复印机、施乐、photo copier、office copier、a3 copier > 数码复合机 = 数码复印机
  墨仓、墨仓一体机、墨仓式打印机、连供一体机、ink tank printer、加墨打印机、爱普生l3、佳能加墨一体机、打印成本太高想省、加墨水就一体机、墨仓打印机、自己加墨水打印扫描成本低 > 墨仓式一体机
  扫描文件、扫文件、高速扫描仪、高拍、文件扫描仪、档案扫描仪、连续扫描仪、便携扫描仪、富士通扫描仪、sheetfed scanner、sheet fed scanner > 文档扫描仪
  扫描、扫描议、扫瞄仪、扫描器、a3扫描仪、scanner a4 > 文档扫描仪 = 平板扫描仪
  照片扫描仪、书籍扫描仪、book scanner、老照片变电子、佳能lide、扫图册 > 平板扫描仪
  打标签、打标签机、标签打印、标签打码机、打条码、打印标签机、条码打印、条码标签打印机、二维码打印机、不干胶标签打印机、贴标机、打价机、标价机、线号机、号码管打印机、标牌机、热转印打印机、斑马打印机、斑马、精臣、德佟、兄弟标签机、证卡打印机、制卡机、labeller、labeler、label maker、label machine、labelling machine、zebra printer、card printer、p touch、固定资产标签打印、打不干胶、货架打出来、仓库贴货位码、得力条码机热敏、打印条码贴货上、线缆打字做标识 > 标签打印机
  热敏标签机、热敏标签打印机、佳博、蓝牙打印机、便携式打印机、迷你打印机、thermal label printer、mobile printer、bluetooth printer、shipping label printer > 标签打印机 = 热敏打印机
  快递打印机、电子面单打印机、面单机、外卖打印机、厨房打印机、pos打印机、小票、pos printer > 热敏打印机
  西鼓、晒古、硒古、388a、388a硒鼓、cc388a、88a、78a、12a硒鼓、2612a、12a墨盒、05a、80a、277a、碳粉硒鼓、易加粉硒鼓、易加粉、代用硒鼓、原装硒鼓、国产硒鼓、惠普硒鼓、兄弟硒鼓、佳能硒鼓、奔图硒鼓、联想硒鼓、laser cartridge > 硒鼓
  laser toner cartridge > 硒鼓 = 粉盒
  hp cartridge > 硒鼓 = 墨盒
  tn2312、tn 2325、粉仓、粉筒、碳粉筒、墨粉筒、复印机碳粉、复印机墨粉、加粉、填充碳粉、打印机粉盒、打印机墨粉、废粉盒、废粉仓、toner powder refill、waste toner > 粉盒
  打印机油墨、油墨、连供墨水爱普生、墨合、803墨盒、802墨盒、680墨盒、惠普墨盒、佳能墨盒、爱普生墨盒、彩色墨盒、黑色墨盒、打印头、ink bottle、ink tank、refill ink、inkjet cartridge > 墨盒
  dr2350、硒鼓鼓芯、显影仓、drum cartridge、imaging unit、photoconductor > 感光鼓
  色带架、打印机色带、针打色带、定影器、加热组件、fuser、printer consumable > 硒鼓 = 粉盒 = 墨盒 = 感光鼓
  投影机4000流明、投影设备、投影会议、会议室投影、会议投影机、开会投影、投影议、投影以、头影仪、微投、手机投影、家用投影、家用投影仪、教学投影仪、教室投影、4k投影、高清投影、激光投影仪、激光投影机、激光电视、工程投影仪、高流明投影机、短焦投影机、超短焦投影仪、互动投影、便携投影、迷你投影仪、极米、明基投影仪、爱普生投影仪、爱普生投影机、松下投影机、投影幕布、投影布、投影仪幕布、投影吊架、投影仪支架、projecter、video projector、ultra short throw、ust projector、portable projector、pico projector、multimedia projector、lcd projector、office projector、overhead projector、projector screen、data projector > 投影仪
  会议屏、会议触摸屏、会议室大屏、触摸电视、触控大屏、触摸大屏、交互式平板、互动大屏、maxhub、皓丽、华为ideahub、75寸会议屏、86寸会议平板、65寸会议平板、interactive display、interactive panel、interactive flat panel、ifp、touch display、touch screen display、conference panel、meeting board、会议大屏、智能会议大屏、触摸电视会议、远程开会大屏、边讲边写还能存下来、开会不想擦白板、手机投屏开会大屏批注 > 智能会议平板
  触摸白板、触控白板、电子白板触摸、智能白板、智慧白板、交互白板、互动白板、教学大屏、教学触摸一体机、教学白板、多媒体教学一体机、多媒体一体机、班班通、希沃、希沃一体机、smartboard、smart whiteboard、electronic whiteboard、digital whiteboard、touch board > 智能会议平板 = 智慧黑板
  会议显示屏、会议室电视 > 智能会议平板 = 商用显示屏
  纳米黑板、电容黑板、blackboard、鸿合一体机、教学触控大屏、推拉绿板带触摸屏、老师上课写放视频、粉笔灰太大 > 智慧黑板
  广告屏、广告显示屏、广告机立式、立式广告机、壁挂广告机、信息发布、信息屏、电子海报、数字标牌、led屏、led显示屏、led大屏、拼接大屏、监控大屏、监视器、大屏电视、电视75寸、电视屏、平板电视、large display、large format display、signage display、digital signage display、advertising display、video wall、tvs、smart tv、led wall、大厅宣传屏、电梯口滚动放通知、奶茶店菜单屏、门店播放促销广告、大厅滚动播放企业宣传片 > 商用显示屏
  班牌、智慧班牌、会议室门牌、会议预约屏、预约门牌、room booking panel、教室门口电子屏、走班排课显示屏、校园门牌显示屏、班级门口贴课表、走班学生刷卡签到、班级门口电子显示牌、教室门口显示课表、classroom door display > 电子班牌
  会议云台、高清会议摄像机、usb会议摄像机、ptz conference camera、视频会议摄像头、ptz会议摄像头、12倍变焦会议镜头、video conference camera、会议室摄像头、发言人自动跟踪、腾讯会议室摄像头、开会看不清远端坐着人、云台会议摄像头、会议跟踪摄像头、大会议室云台摄像头、小会议室会议摄像头、开会谁说话镜头对着谁 > 视频会议摄像机
  视频会、远程会议设备、远程视频会议、远程开会、开视频会、开远程会、线上会议设备、云视频会议、腾讯会议设备、会议视频、宝利通、华为视频会议、亿联、亿联会议、罗技会议、videoconference、video conference system、video conference system kit、vc system、polycom、yealink > 视频会议摄像机 = 会议一体化终端
  会议摄像、会议相机、video conferencing camera、conference cam、conference webcam、meeting camera、meeting room camera > 视频会议摄像机 = 全景会议摄像头
  会议直播 > 视频会议摄像机 = 会议录播主机
  视频会议终端、视频会议一体机、视频会议主机、视频终端、mcu、会议系统主机、zoom room、team room、room system、video codec、视频会议系统、华为te20、小鱼易连、video conferencing system、腾讯会议room主机、分公司远程开会、总部跟分厂连线、会议电视、腾讯会议硬件、异地分公司视频连线 > 会议一体化终端
  360度会议摄像头、360全景摄像头、全景相机、全景摄像机、360 camera、360 conference camera、panoramic camera、meeting owl、鱼眼会议镜头、猫头鹰会议摄像机、4k广角会议镜头、一圈人都拍到、坐在边上人拍不进、圆桌远程开会拍到全部人 > 全景会议摄像头
  录播、录播系统、录播一体机、录像主机会议、课程录播、教学录播、会议录像、会议录制、直播设备、导播台、采集卡、lecture capture、video recorder conference、meeting recorder、精品课堂录制、recording server、同步录音录像主机、开会全程录下来、领导讲话直播、微课录制机、教研公开课录像 > 会议录播主机
  无线投屏器、投屏器、投屏、无线同屏、wireless presentation、screen sharing device > 视频会议摄像机 = 会议一体化终端 = 全景会议摄像头 = 会议录播主机
  无线麦、无线麦克风、一拖二、一拖二话筒、一拖四话筒、领夹麦、领夹麦克风、头戴麦、头戴麦克风、舞台话筒、主持人话筒、动圈话筒、mic wireless、wireless mic、handheld mic、handheld microphone、lapel mic、lavalier、lavalier microphone、headset microphone、咪高峰、台上走动讲话 > 无线手持话筒
  麦克、话桶、话简、麦克风话筒、无线麦克风会议、演讲话筒、麦架、话筒架 > 无线手持话筒 = 鹅颈话筒
  讲台话筒、电容麦、会议麦克、会议话筒台式、会议系统话筒、手拉手、手拉手会议话筒、鹅颈麦克风、主席话筒、代表话筒、会议单元、gooseneck、gooseneck mic、table microphone、podium mic、lectern microphone、condenser mic、delegate unit > 鹅颈话筒
  会议室音响、会议室音箱、会议喇叭、音响会议、音柱会议、壁挂音箱、壁挂音响、壁挂喇叭、吸顶喇叭、吸顶音箱、天花喇叭、校园广播、公共广播、广播系统、户外音柱、防水音柱、室外音箱、舞台音响、专业音响、功放、功放机、调音台、音频处理器、反馈抑制器、line array、wall speaker、ceiling speaker、pa speaker、amplifier、amp audio、mixer audio、mixing console、大会议室后排听不见、操场放广播听不清、报告厅后排听不清 > 会议音柱
  扬声、pa system、public address > 会议音柱 = 扩音器
  拉杆音箱、户外音响、移动音箱、喊话喇叭、喊话、手持喇叭、大声公、导游喇叭、导游扩音器、导游扩音喇叭、教师扩音器、老师扩音器、讲课扩音器、上课扩音器、腰挂扩音器、无线扩音器、叫卖喇叭、录音喇叭、地摊喇叭、扩音、loud hailer、bullhorn、portable pa、portable speaker pa > 扩音器
  写字台1.4米、写字台办公、书桌、电脑台、电脑桌子、办公台、办公台子、办公室桌子、办公桌子、办公桌椅、职工桌、员工办公桌、员工办公桌椅、单人桌、财务桌、财务办公桌、前台桌、前台接待台、接待台、前台、收银台、computer table、office table、writing desk、work table、study desk、reception desk、front desk > 办公桌
  双人办公桌、组合办公桌 > 办公桌 = 屏风工位
  转角办公桌、l shaped desk、corner desk > 办公桌 = 主管桌
  可升降桌、升降办公桌、升降电脑桌、电动升降办公桌、电动升降台、站着办公、手摇升降桌、stand up desk、adjustable desk、electric desk、lift desk > 升降桌
  四人位办公桌、四人工位、六人工位、双人工位、卡位、员工卡位、员工卡座、员工工位、员工位、办公工位、办公卡座、办公隔断、屏风隔断、办公屏风、屏风卡座、隔断工位、office cubicle、office partition、bench desk、写字楼格子间、人对着坐办公、新办公室坐二十个人、办公区隔开 > 屏风工位
  大班桌、领导桌、领导办公桌、总经理桌、总裁办公桌、经理台、主管台、主管办公桌、executive table、manager desk、boss desk、老总办公室气派、领导办公室桌子、经理室换一张带侧柜 > 主管桌
  会议桌子、会议室桌子、会议长桌、开会桌子、10人会议桌、12人会议桌、会议桌10人、会议桌椅、长会议桌、椭圆会议桌、油漆会议桌、小会议桌、小型会议桌、会议室家具、meeting desk、conference desk、conference room table、boardroom table、board room table > 会议桌
  条形桌、长桌、长条桌子、折叠会议桌子、移动会议桌、拼接桌 > 会议桌 = 培训桌
  讨论桌、谈判桌、discussion table、negotiation table > 会议桌 = 洽谈圆桌
  折叠长桌、折叠桌子、折叠条桌、可折叠桌、培训桌椅、培训桌子、培训台、培训室桌子、翻板培训桌、课桌、课桌椅、学生课桌、教室桌子、摆摊桌、活动桌、签到桌、training desk、training room table、fold up table、foldable table、flip top table、seminar table、trestle table、school desk、classroom table > 培训桌
  banquet table > 培训桌 = 洽谈圆桌
  学习桌 > 培训桌 = 阅览桌
  洽谈桌椅、洽谈桌子、接待圆桌、休闲桌、休闲桌椅、咖啡桌、小圆桌、圆桌子、吧台桌、餐桌、餐桌椅、cafe table、bistro table、dining table、round meeting table、四人谈判桌、洽谈桌椅组合、茶歇小圆台、坐下来客户谈事、客户围坐谈事圆形台面 > 洽谈圆桌
  阅览室桌子、图书馆阅览桌、阅读桌、图书室桌子、reading desk、study table、library table、学生看书长台、看书看报坐台子、职工书屋看书台 > 阅览桌
  食堂餐桌、食堂桌椅、canteen table > 会议桌 = 培训桌 = 洽谈圆桌 = 阅览桌
  人工学椅、人体工学座椅、护腰办公椅、午休椅、午睡椅、午休办公椅、可躺椅、可躺办公椅、躺椅、大班转椅、总裁椅、经理椅、主管椅、领导椅、ergo chair、gaming chair、reclining chair、recliner、boss chair、executive chair、manager chair、腰椎间盘突出坐、坐久了腰酸背痛、程序员坐一天椅子、颈椎不好坐、可躺电脑椅带脚托、久坐腰酸坐着腰托 > 人体工学椅
  办公转椅、转倚、旋转椅、带轮椅子、带轮子椅子、网布办公椅、网面椅、电脑椅子、电脑座椅、computer chair、rolling chair、wheely chair、mesh chair、mesh office chair > 人体工学椅 = 职员网椅
  办公椅子、办公坐椅、办公座椅、办公室椅子、办公室座椅、办公倚 > 人体工学椅 = 职员网椅 = 弓形椅
  真皮椅、皮椅、leather chair、leather office chair > 人体工学椅 = 弓形椅
  职工椅、员工椅子、工作椅、防静电椅、前台椅、收银椅、车间工作椅、operator chair、staff chair、drafting chair、网布椅、员工椅、滑轮椅、工位凳子、坐着夏天不闷汗、坐着转能升降、坐久不闷热透气 > 职员网椅
  会议椅子、会议室椅子、会议座椅、弓型椅、弓形办公椅、弓字椅、接待椅、洽谈椅、conference room chair、guest chair、reception chair > 弓形椅
  培训椅子、培训室椅子、带写字板椅子、桌板椅、折叠椅子、折叠凳、折叠靠背椅、塑料椅、塑料凳、stacking chair、stackable chair、stack chair、foldable chair、fold up chair、tablet chair、写字板椅、带桌板椅子、临时开大会加座、不用时能叠起来放、新闻发布会座椅、听课坐还记笔记 > 折叠培训椅
  办公凳、办公凳子、凳子、坐椅、座椅、午休床、折叠床、行军床、午睡床、台椅、高脚凳、实验凳子、车间凳、stool、bar stool、lab chair、office seating、seating > 人体工学椅 = 职员网椅 = 弓形椅 = 折叠培训椅
  沙发办公、办公室沙发、双人沙发、双人位沙发、布艺沙发、沙发床、office couch、two seater sofa、2 seater sofa、leather sofa、loveseat、皮沙发、office sofa、真皮沙发、办公室沙发组合、沙发茶几套装、1 1 3沙发、经理室沙发、沙发皮裂了换新、商务沙发、大厅接待沙发、领导办公室会客坐、前台接待区坐地方 > 办公沙发
  会客室沙发、会客厅沙发、接待室沙发、大厅沙发、前台沙发、等候沙发、reception sofa、reception couch > 办公沙发 = 接待三人位沙发
  reception seating > 办公沙发 = 接待三人位沙发 = 等候排椅
  三人沙发、三人位沙发、three seater、3 seater sofa、前台客人坐、接待室客人没地方坐、三人座皮沙发、来访客人三个人并排坐 > 接待三人位沙发
  单人沙发、休闲沙发、休息区沙发、沙发椅、沙发凳、懒人沙发、lounge chair、lounge seating、lounge sofa、single sofa、armchair、休闲椅单人软包、咖啡厅单人软座、茶水间休息坐、接待室圈椅软座、洽谈区单人位、午休放松坐一会、单人休闲椅 > 休闲单人沙发
  大厅排椅、机场椅三人位、三人位排椅、四人位排椅、三连排椅、三人位机场椅、连体椅、连体排椅、连坐椅、等候区座椅、等候椅三人位、等待椅、车站椅、医院候诊椅、候车椅、候车室椅子、候诊排椅、不锈钢排椅、输液椅、公园椅、户外椅、长椅、长条凳、waiting room chair、waiting area seating、beam seating、lobby chair、lobby seating、bench seating、bench、车站座椅、airport seating、大厅叫号坐着、病人家属等候坐、一排四连椅、办事大厅没座位、病人排队坐 > 等候排椅
  茶几办公、小茶几、茶台、泡茶桌、茶桌、茶桌椅、功夫茶台、边几、side table、end table > 办公沙发 = 接待三人位沙发 = 休闲单人沙发 = 等候排椅
  铁皮档案柜、铁皮资料柜、钢制文件柜、文件柜子、文件橱、文件柜铁皮、文件柜办公、办公文件柜、办公柜子、办公室柜子、办公橱柜、书柜、书橱、木质文件柜、玻璃文件柜、对开门文件柜、四门文件柜、带锁文件柜、资料柜子、档案柜子、凭证柜财务、底图柜、图纸柜、茶水柜、餐边柜、filling cabinet、filing cupboard、steel cupboard、stationery cupboard、stationery cabinet、storage cabinet、storage cupboard、office cupboard、bookcase、bookshelf office、cupboard、lateral file、vertical file cabinet、4 drawer filing cabinet、credenza、五节柜、通双节柜、财务凭证没地方放、资料堆一地、a4文件夹放哪、普通资料锁起来 > 铁皮文件柜
  铁柜子、铁皮柜子、钢制柜、带锁柜子、metal cabinet、metal cupboard > 铁皮文件柜 = 更衣柜
  矮柜、drawer cabinet > 铁皮文件柜 = 移动活动柜
  铁皮更衣柜、员工储物柜、员工储物柜带锁、员工更衣柜、员工更衣柜带锁、员工衣柜、员工柜子、宿舍柜、宿舍衣柜、宿舍储物柜、工人更衣柜、六门更衣柜、九门更衣柜、十二门更衣柜、储物柜子、寄存柜电子、存包柜电子、电子寄存柜、超市存包柜、手机柜、手机存放柜、鞋柜、碗柜、餐具柜、浴室柜更衣、employee locker、changing room locker、wardrobe、wardrobe locker、gym locker、metal locker、九门柜、员工换衣服放包、一组九门柜、车间工人放工服 > 更衣柜
  活动柜子、三抽活动柜、三抽屉柜、矮柜活动、推柜办公、桌下活动柜、带轮子柜子、pedestal drawer、mobile drawer、under desk drawer、mobile file cabinet、pedestal、带轮抽屉柜、带锁抽屉矮柜、办公桌下小柜子、桌边柜、桌子下面放杂物、mobile cabinet、办公桌下带轮抽屉柜、办公桌底下放杂物带抽屉 > 移动活动柜
  手摇密集架、电动密集架、智能密集架、移动密集架、档案室密集架、密集柜档案、mobile racking、compactor shelving、compactus、high density shelving、archive shelving > 密集架
  密码保险箱、密码箱保险、机械保险柜、机械密码保险柜、金库门、枪柜、枪弹柜、fireproof cabinet、electronic safe、vault、gun safe > 密码保险柜
  指纹保险箱、电子密码锁柜 > 密码保险柜 = 指纹保密柜
  保险柜小型、保险箱小型、小保险箱、小保险柜、大保险柜、家用保险柜、办公保险柜、3c保险柜、防盗保险柜、防火保险柜、酒店保险箱、客房保险箱、保险规、保险拒、金柜、safety box、safety deposit box、deposit box、security box、security safe、office safe、fire safe、fireproof safe、fire proof safe、burglary safe、hotel safe > 密码保险柜 = 财务保险箱
  密码柜 > 密码保险柜 = 涉密文件柜
  指纹文件柜、指纹保险柜、指纹锁铁柜、fingerprint safe、刷指纹开柜、指纹锁文件柜、指纹密码柜、人事档案指纹柜、机密资料按指纹才能开、fingerprint lock cabinet > 指纹保密柜
  密码锁文件柜、保密文件柜密码、保密资料柜、confidential cabinet > 指纹保密柜 = 涉密文件柜
  财务保险柜、财务室保险柜、钱箱、现金箱、收银钱箱、money box、money safe、收银台投币柜、出纳金库柜、财务室金柜、cash box、出纳钱箱、支票印章存放柜、营业当天存放、现金放过夜怕偷、放公章支票 > 财务保险箱
  机要柜、涉密柜、国保柜、国保锁文件柜、红头文件柜、classified document cabinet、军工保密柜、涉密资料存放、保密检查要求柜子、一组双门保密柜、国保保密柜双节 > 涉密文件柜
  钥匙箱、钥匙柜、智能钥匙柜、key cabinet、key box、key safe > 密码保险柜 = 指纹保密柜 = 财务保险箱 = 涉密文件柜
  饮水器冷热、饮水机冷热、冷热水机、冷热饮水、温热饮水机、冰热饮水机、茶巴机、下置饮水机、下置水桶饮水机、上置饮水机、桶装水机、桶装水架、桶装水抽水器、抽水器桶装水、压水器、办公室饮水机、美的饮水机、watercooler、hot cold dispenser、bottle water dispenser、bottled water dispenser、floor standing water dispenser、桶放下面、热水冷水都出、不想弯腰换水、茶机、茶机温热、放桶装水出冷热水、桶装水放下面不用抬 > 立式饮水机
  安吉尔、water machine、drinking water dispenser > 立式饮水机 = 商用直饮机
  饮水器、饮水基、饮水几、引水机、水机、喝水 > 立式饮水机 = 商用直饮机 = 即热饮水机
  净饮机、净饮一体机、办公室净水器、商用净水机、商用净水器、商用净饮机、商用饮水机、不锈钢饮水机、学校饮水机、公共饮水机、大型饮水机、直饮、直饮水、直饮水设备、反渗透净水机、反渗透直饮机、净水、净水设备、软水机、过滤净水器、沁园、美的净水器、water fountain、water bubbler、water filter system、water filtration、water filtration system、purified water machine、reverse osmosis、ro system、ro water purifier、ro机、校园饮水台、自来水过滤喝、工厂几百人喝水、自来水水垢多、自来水直接过滤喝、drinking water purifier office > 商用直饮机
  工厂饮水机、车间饮水机 > 商用直饮机 = 步进式开水器
  开水、开水桶、开水箱、电开水机、电热开水器、电热开水机、商用开水器、商用开水机、步进开水机、全自动开水器、烧开水、热水机、热水炉、电热水器、储水热水器、boiling water unit、hot water urn、tea urn、urn、烧水器、电茶炉、工地喝热水、食堂烧开水 > 步进式开水器
  hot water dispenser > 步进式开水器 = 即热饮水机
  管线机、速热水机、速热、即热、台式即热饮水机、桌面饮水机、小型饮水机、迷你饮水机、boiling water tap、instant hot water、instant water heater、countertop water dispenser、即热式饮水机、泡茶机、秒出热水、台式即热水机、泡奶冲咖啡热水机、不想水烧开、不想反复烧几秒出热水 > 即热饮水机
  1.5匹空调、1匹空调、1.5p、大1匹、挂机1.5p、1.5匹挂机、挂式空调、挂壁空调、壁挂空调、壁挂机、窗机、窗式空调、split ac、split air conditioner、wall mounted air conditioner、wall mount ac、window ac、员工宿舍太热 > 壁挂式空调
  2匹空调、空凋、分体式空调、变频空调、冷暖两用空调、单冷空调、中央空调、多联机、风管机、天花机、吸顶空调、吸顶机、移动空调、格力、格力空调、美的空调、海尔空调、大金、奥克斯、制冷、冷气、空调遥控器、空调移机、air con、air conditioning unit、portable air conditioner、portable ac、inverter ac、hvac、heat pump、central air conditioning、cooling unit > 壁挂式空调 = 柜式空调
  空调3匹、3匹空调、5匹空调、3p空调、立式空调3匹、柜机3匹、3匹柜机、圆柱空调、精密空调、机房空调、车间空调、floor standing air conditioner、立柜空调、floor standing ac、会议室太热、食堂大厅夏天闷热 > 柜式空调
  新风机、新风系统、空气净化、净化空气、空净、除雾霾、除甲醛、除甲醛净化器、车载净化器、空气消毒机、消毒机、等离子消毒机、紫外线消毒机、负离子、加湿机、工业加湿器、air filter purifier、hepa purifier、air sterilizer、humidifier、除pm2.5、新办公室装修味大、雾霾天室内、除烟味机、空气消毒净化机、hepa净化机、负离子净化机 > 空气净化器
  抽湿、抽湿机家用、抽湿机工业、除潮、除潮机、除湿、除湿设备、除湿器家用、家用除湿机、仓库除湿机、地下室除湿机、工业抽湿机、防潮、防潮箱、防潮柜、干燥柜、除湿柜、吸湿器、de humidifier、industrial dehumidifier、moisture absorber machine、dry cabinet、去湿机、仓库抽湿、地下室回南天、配电房太潮、回南天墙上滴水、仓库发霉、配电房湿度大 > 工业除湿机
  风扇落地、落地风扇、立扇、落地扇电风扇、家用风扇、办公室风扇、宿舍风扇、台式风扇、台式电扇、桌面风扇、小风扇、usb风扇、塔扇、无叶风扇、循环扇、吊扇、楼顶扇、壁扇、挂壁扇、壁挂风扇、挂墙风扇、鸿运扇、转页扇、空调扇、冷风扇、stand fan、floor fan、desk fan、table fan、tower fan、bladeless fan、wall fan、wall mounted fan、ceiling fan、air circulator、circulator fan、air cooler > 电风扇
  降温、降温风扇、cooling fan > 电风扇 = 工业牛角扇
  工业吊扇、大功率电风扇、大功率工业风扇、工厂风扇、工业电扇、工业大风扇、工业落地扇、工地风扇、车间风扇、车间大风扇、仓库风扇、强力电风扇、落地牛角扇、趴地扇、地扇、岗位扇、喷雾风扇、雾化风扇、水雾风扇、misting fan、drum fan、factory fan、industrial pedestal fan、工厂降温风扇、仓库闷热吹风、车间太闷、大风量排风吹风扇、30寸工业电扇、仓库降温风扇、厂房通风散热大风力 > 工业牛角扇
  暖气、暖气片、暖器、电暖、电暖气片、电暖气油汀、电热油汀、油丁、油酊、油汀取暖器、碳晶取暖器、石墨烯取暖器、踢脚线取暖器、对流取暖器、电热炉、电火炉、烤火器、烤火箱、鸟笼取暖器、电炉子取暖、暖脚器、暖脚垫、电热毯、电热板取暖、oil heater、oil filled radiator、oil radiator、panel heater、convector、convector heater、infrared heater、halogen heater、patio heater、electric blanket、烤脚、工位底下太冷、冬天办公室冻脚、门卫室冬天挨冻 > 电暖器
  取暧器、取暖、取暖机、取暖设备、取暖气、冬天取暖、冬季取暖、room heater、office heater > 电暖器 = 暖风机
  电暖扇、电暖风、电暖风机、热风、热风器、工业热风炉、工业暖风机、暖风、暖风扇、浴霸、hot air heater、warm air blower、industrial heater、热风取暖机、浴室取暖吹热风、屋里快速升温、快速升温吹热风 > 暖风机
  微波、微波炉商用、微波炉小型、热饭、热饭机、加热饭菜、热饭菜、便利店微波炉、蒸饭柜、蒸饭车、蒸饭箱、电烤箱、烤箱、蒸烤箱、空气炸锅、保温台、保温柜、micro wave、commercial microwave、toaster、oven electric、air fryer、热盒饭、带饭没法热 > 微波炉
  水壶、水壶电、烧水壶电、烧水壶电热、烧水壶办公室、热水瓶、保温瓶、电热壶、电水瓶、电热水瓶、烧水水壶、煮水壶、养生壶、煮茶器、泡茶壶电、会议室烧水壶、tea kettle、thermo pot、快速烧开水、泡茶没热水、泡茶烧开水 > 电热水壶
  冰箱办公室、小冰箱、小型冰箱、双门冰箱、单门冰箱、冷藏冰箱、冷藏柜商用、冷冻柜、展示柜、饮料柜、保鲜柜、冷藏展示柜、立式冷柜、卧式冷柜、厨房冰箱、厨房冷柜、商用冷柜、四门冰箱、制冰机、mini fridge、chest freezer、fridge freezer、commercial fridge、commercial refrigerator、display fridge、beverage cooler、bar fridge、ice maker、ice machine、剩菜放坏了、夏天饮料冰一冰、食材冷冻保鲜、后厨食材冷藏保鲜、饭菜冷冻储存 > 商用冰箱
  咖啡机全自动、咖啡机意式、现磨咖啡机、办公室咖啡机、磨豆机、商用咖啡机、美式咖啡机、胶囊咖啡机、滴漏咖啡机、德龙、咖啡壶、espresso maker、automatic coffee machine、coffee brewer、nespresso machine、capsule machine、coffee grinder、办公室自己磨咖啡、一键出咖啡、一键现磨拿铁 > 全自动咖啡机
  电饭煲、电饭锅、大电饭煲、电压力锅、高压锅、电磁炉、商用电磁炉、电陶炉、电锅、电火锅、电热锅、煮面机、豆浆机、破壁机、榨汁机、料理机、绞肉机、切菜机、和面机、洗碗机、消毒柜、面包机、三明治机、早餐机、洗衣机、烘干机、油烟机、抽油烟机、燃气灶、煤气灶、rice cooker、induction cooker、blender、juicer、dishwasher、washing machine、kitchen appliance > 微波炉 = 电热水壶 = 商用冰箱 = 全自动咖啡机
  碎纸、碎文件、碎文件机、碎纸几、粹纸机、文件碎纸机、纸张粉碎机、粉碎文件、粉碎纸、粉碎纸张、销毁文件、文件销毁、文件销毁机、销毁机、5级保密碎纸机、大型碎纸机、小型碎纸机、小型碎纸机家用、桌面碎纸机、家用碎纸机、硬盘销毁、光盘粉碎机、office shredder、document shredder、document destruction、cross cut shredder、heavy duty shredder、shredding > 碎纸机
  装订、装订合同、装订凭证、装订机凭证、装订档案、装订标书、订凭证、订合同、打孔装订、财务凭证装订机、会计装订机、会计凭证装订机、铆管装订机、铆管机、自动装订机、热熔胶装机、胶装、标书装订机、标书胶装机、无线胶装机、梳式装订机、胶圈装订机、铁圈装订机、档案装订机、三孔一线、三孔装订机、打孔机凭证、装订铆管、铆管、装订夹条、装订胶圈、book binder、book binding machine、document binder、comb binding machine、comb binder、comb binding、thermal binder、wire binding machine、spiral binding machine、voucher binding、perfect binder > 装订机
  过塑、过胶、塑封、过塑机a3、覆膜、冷裱机、过胶机a4、照片过塑、过塑膜a4、塑封膜a4、塑封纸、过塑纸、laminater、laminating、a3 laminator、a4 laminator、hot laminator、laminating pouch、laminating sheet、塑封机a4、压膜机、纸怕湿要塑封、证件封膜机、照片封膜 > 过塑机
  数钱、点钱、点钱机、数钞机、点抄机、验抄机、点钞机银行、验钞、验钞器、验钞灯、验钞笔、验钱机、识别假钞、硬币清点机、银行点钞机、扎把机、捆钞机、money counting machine、cash counting machine、currency counter、note counter、counterfeit detector、money detector、coin counter、fake note detector、银行数钞机、辨假币、收银台数钱、收到假钱、现金太多数不过来、现金快速清点 > 点验钞机
  切纸 > 碎纸机 = 装订机 = 过塑机 = 点验钞机
  电话座机、坐机电话、固定电话机、固话机、有线电话、有线座机、办公室电话、办公座机、办公电话机、前台电话、来电显示电话、录音电话、ip电话、ip电话机、voip、voip电话、sip电话、网络电话、会议电话、会议电话机、程控交换机、程控电话、电话交换机、集团电话、呼叫中心电话、话务盒、电话盒、传真机、传真、deskphone、office phone、landline phone、land line、corded phone、ip phone、voip phone、sip phone、conference telephone、pbx、fax machine、fax、answering machine、台式电话、得力有绳电话、内线分机电话、客服耳麦电话、老式按键电话、前台接外线、座机免提免电池、前台接听来电 > 商务电话机
  步步高电话、tcl电话 > 商务电话机 = 无绳电话
  无线电话、无线座机插卡、插卡座机、插卡电话、无绳电话子母机、无绳、数字无绳电话、cordless telephone、dect、dect phone、西门子数字子母 > 无绳电话
  打卡钟、打卡、打卡器、打卡考勤、打卡考勤机、上班打卡、上班打卡机、上下班打卡机、员工打卡机、签到、签到器、刷脸打卡、刷脸打卡机、刷脸考勤机、刷脸考勤、人脸打卡机、人脸考勤机、人脸识别考勤机、面部考勤机、指纹机、指纹考勤、指纹签到机、指纹打卡、考勤、考勤打卡机、考勤钟、考勤系统、考勤基、卡钟、纸卡考勤机、考勤卡纸、考勤卡、得力考勤机、中控考勤机、钉钉考勤机、钉钉打卡机、智能考勤、time recorder、clocking machine、punch clock、time card machine、attendance、attendance system、attendance recorder、attendance terminal、time attendance machine、biometric attendance、biometric time clock、fingerprint machine、fingerprint time clock、fingerprint scanner、facial attendance > 指纹考勤机
  对讲器、对讲几、对讲机一对、对讲机对、无线对讲、手持对讲机、手持对讲、手持机对讲、工地对讲机、酒店对讲机、保安对讲机、车载对讲机、车载电台、公网对讲机、插卡对讲机、全国对讲机、数字对讲机、防爆对讲机、民用对讲机、对讲机耳机、对讲机电池、摩托罗拉对讲机、海能达、宝锋、建伍、中继台、呼叫器、传呼机、walkie talky、walky talky、walkie、2 way radio、handheld radio、radio、portable radio、motorola radio、dmr radio、handset radio、海能达手持机、保安喊话、工地喊话机、大功率手持电台、酒店前台呼保安、工地手机没信号、班组之间喊话、车队喊话联络、保安巡逻通话、工地喊话沟通、塔吊上下联络 > 对讲机
  爱普生730k、打三联单、打增值税发票、仓库出库单针式打印机 > 针式票据打印机
  四合一传真一体机、联想m7400、兄弟7080、奔图m6700、复印身份证、a3复印机、带扫描打印机、老要跑图文店复印、学生家用打印扫描、办公室又印又扫、传真一体机、兄弟四合一带传真、收发传真还打印、all one printer scanner copier > 黑白激光一体机
  一层楼共用又印又扫、图文店彩机、理光彩机、图文店彩色复印机、彩色标书打印复印扫描 > 彩色数码复合机
  东芝复印机、数码复印机双纸盒、印试卷、学校印卷子、黑白复印机、大型复印机 > a3数码复印机
  后厨出单机、快递员随身打单、汉印打印机、错题打印机、快递面单打印机、收银打印机、餐饮点菜出单、手持热敏机 > 便携热敏打印机
  档案数字化、一叠纸自动扫、发票批量扫、合同存成电子版、纸质档案电子化、几百页文件快速转pdf > 高速文档扫描仪
  奔图pd 213、打印机打出来发白、打出来黑条、打印字迹淡了、激光打印耗材、打印出来整页发灰 > 激光硒鼓
  兄弟tn 2325、施乐粉筒、京瓷粉仓、理光复印机粉筒黑色、兄弟打印机碳粉盒、打印机提示缺粉 > 大容量粉盒
  兄弟dr 2350、复印件有底灰、每页同一位置黑点、鼓芯、硒鼓架、打印机提示更换鼓 > 感光鼓组件
  佳能墨盒pg845、打印机缺蓝色、喷墨打不出颜色、喷墨打印缺红缺蓝 > 原装墨盒
  放ppt到墙上、培训室投影机、幻灯机、投出来画面太暗、办公投影机、开会把ppt投到墙上 > 商务投影仪
  白天不拉窗帘也清楚、工程投影、松下工程投影wuxga、大礼堂白天投射也看得清、展厅墙面多台融合画面 > 激光工程投影机
  白板短焦机、讲课人挡光影子、站在前面不挡光、反射式投影机、离墙很近投出大画面、投在墙上还手写 > 短焦互动投影仪
  迷你投影、微型投影仪、mini projector、口袋投影、极米投影、坚果投影、出差带着投影、户外露营投影、当贝投影、手机投到墙上看、投影仪带三脚架、晚上院子放电影、微型投影机、露营看电影大画面、mini portable projector > 便携投影仪
  讲课嗓子哑、上课嗓子哑、带团讲解声音小 > 便携扩音器
  台式会议麦、主席单元代表单元、一拖八会议麦、坐着发言声音小、桌面会议麦、主席台发言麦、会议桌上一人发言 > 鹅颈会议话筒
  电脑线乱要走线孔桌、新员工入职添个位子放电脑 > 单人办公桌
  站立电脑桌、可调高低桌子、久坐腰疼站着办公、坐着站着都干活、双电机桌架、坐站交替桌、坐站交替可调高度 > 电动升降桌
  带多媒体插座会议桌、中间带插座开会台、开会围坐十几个人 > 条形会议桌
  翻板桌、可拼接会议培训桌、党员活动室长条桌、完能收起来桌子、场地两用开会上课、带轮子可推走桌子、多功能厅活动桌、培训完折起来收走、多功能厅可拼可收 > 折叠培训桌
  开会椅子、会议室补椅子、开会坐不带轮不乱跑 > 会议弓形椅
  档案室手摇架、档案库房、轨道档案架、档案太多放不下、手摇式档案架、手摇档案架、卷宗大量存放省空间 > 密集架档案柜
  密码箱柜、家用保险箱、公章合同锁起来、床头小保险箱、digital safe、入墙保险箱、酒店客房保险箱、密码锁保险柜、合同印鉴锁起来输密码开 > 电子密码保险柜
  立式摇头扇、空气循环扇、宿舍太热没空调 > 落地电风扇
  5级保密颗粒、碎光盘、合同销毁、怕文件泄密、废纸不想让人看、涉密文件处理、废弃合同碎掉 > 办公碎纸机
  会计打洞机、账本打孔穿线、票据装订、盈佳凭证打孔、凭证太厚订不动、月底凭证订成册、会计凭证打孔机、财务室打凭证机、记账凭证打孔穿管 > 财务装订机
`

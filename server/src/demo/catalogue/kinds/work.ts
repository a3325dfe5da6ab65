import { kindsFrom } from '../kind.ts'

/** Desk, protection and tools: key | attributes (* axis of the SKUs, ! in the name) | features | use */
export const workKinds = kindsFrom(`
  pen | ink* tip penPack! | 顺滑不断墨=smooth writing、速干不晕染=quick drying、大容量笔芯=high-capacity refill、防滑握套=soft grip、商务办公款=office line、考试签字用=for signatures | 适合日常书写、签批与会议记录。
  pencil | colour* penPack! origin | 不易断芯=break resistant、原木笔杆=natural wood、易削易擦=easy to sharpen and erase、书写流畅=smooth writing、送橡皮卷笔刀=with eraser and sharpener、无毒环保=non-toxic | 适合书写、制图与考试涂卡。
  marker | ink* penPack! origin | 墨色饱满=vivid ink、易擦无痕=wipes clean、低气味环保墨水=low-odour ink、双头设计=twin tip、可加墨=refillable、防干耐用=long cap-off time | 适合白板书写、物料标记与会场布置。
  paper | paperSize* paperWeight reamPack! | 双面打印不透墨=no show-through、高白度=high whiteness、顺畅不卡纸=jam-free、防静电处理=anti-static、全木浆=pure wood pulp、护眼本白=natural white | 适合激光与喷墨打印、复印和传真。
  notebook | paperSize* pages! colour | 硬面精装=hardcover、可平摊书写=lies flat、加厚内页=thick paper、带笔扣=with pen loop、可烫印标识=logo embossing、商务简约=plain business style | 适合会议记录、培训与日常办公。
  paperware | colour* piecePack! origin | 加厚耐用=heavy duty、撕取平整=clean tear、粘性适中=repositionable、办公必备=office basic、可定制印刷=custom printing、环保纸张=recycled paper | 适合便签提示、凭证整理与文件往来。
  filing | finish* paperSize few! | 加厚 PP 材质=thick PP、大容量=high capacity、快速归档=quick filing、标签可更换=replaceable label、不易变形=keeps its shape、防潮防水=moisture-proof | 适合档案归集、合同存放与资料分类。
  stationery | finish* warranty origin | 省力设计=effort-saving、全金属结构=all-metal body、耐用不卡顿=jam-free、防滑底座=non-slip base、办公通用=for every desk、人体工学手感=ergonomic grip | 适合办公桌面与财务、行政岗位日常使用。
  tape | tapeWidth* piecePack! colour | 粘性持久=lasting tack、易撕不残胶=clean removal、透明高清=crystal clear、静音揭取=quiet unwind、耐高低温=temperature resistant、加厚款=heavy gauge | 适合封箱、粘贴、修补与日常固定。
  display | boardSize* finish! origin | 边框加固=reinforced frame、书写流畅=smooth surface、可壁挂可支架=wall or stand、会议展示=for meetings、防眩光=anti-glare、可定制内容=custom content | 适合会议室、培训室与公共区域展示。
  award | finish* origin | 可刻字=engraving、含礼盒=gift boxed、加急定制=express order、烫金工艺=hot foil、稳重大气=dignified、免费排版=free layout | 适合表彰、年会与劳动竞赛。
  glove | gloveSize* coating gauge pairPack! | 耐磨防滑=abrasion resistant, non-slip、透气贴合=breathable fit、掌部加厚=padded palm、耐油防水=oil and water resistant、灵活不闷手=dexterous、袖口收紧=knit wrist | 适合装配、搬运、仓储与设备维护作业。
  cutGlove | gloveSize* cut! gauge | 掌部防滑=grip palm、轻薄灵活=thin and nimble、可触屏=touchscreen ready、食品接触可用=food safe、拇指叉加固=reinforced thumb、可水洗=washable | 适合玻璃、钣金、切配等有割伤风险的作业。
  heatGlove | gloveSize* warranty origin | 加长袖口=long cuff、双层掌心=double palm、阻燃缝线=flame-retardant seams、隔热耐磨=heat and wear resistant、内里吸汗=absorbent lining、灵活不僵硬=supple | 适合焊接、锻造与高温搬运作业。
  insulation | shoeSize* withstand! warranty | 含检测报告=with test report、双层绝缘=double insulation、柔软不僵硬=flexible、耐老化=ageing resistant、每双编号可追溯=serial-numbered、防滑花纹=non-slip tread | 适合配电、检修等带电区域的辅助绝缘防护。
  rubberGlove | gloveSize* withstand! warranty | 含检测报告=with test report、立体手型=anatomical shape、卷边加固=rolled cuff、耐老化=ageing resistant、每双编号可追溯=serial-numbered、内里亲肤=soft lining | 适合配电、检修等带电区域的辅助绝缘防护。
  disposable | gloveSize* boxPack! sterile | 无粉=powder-free、麻面防滑=textured fingertips、加厚耐撕=tear resistant、弹性贴合=elastic fit、食品级=food grade、低致敏=low allergen | 适合检验、清洁、食品与实验操作。
  helmet | colour* suspension! shell | 透气款 可印字=vented, custom print、加厚抗冲击=impact resistant、轻量化=lightweight、反光条=reflective strip、含下颏带=with chin strap、国标认证=certified | 适合施工、巡检、检修等头部防护场景。
  shoe | shoeSize* toe! warranty | 耐油防滑底=oil-resistant sole、防刺穿中底=puncture-proof midsole、轻便耐折=light and flexible、耐磨鞋面=hard-wearing upper、缓震鞋垫=cushioned insole、防水款=waterproof | 适合车间、工地、仓储等足部防护场景。
  eyewear | lens* warranty origin | 可戴近视镜=fits over glasses、防雾防刮=anti-fog, anti-scratch、全密封防飞溅=sealed against splash、头带可调=adjustable strap、高清视野=wide view、轻量舒适=light and comfortable | 适合打磨、焊接、喷涂与化学品操作。
  mask | filterClass* boxPack! origin | 带呼吸阀=with valve、折叠独立包装=folded, single-wrapped、低呼吸阻力=easy breathing、活性炭层=activated carbon、头戴式密合=head strap seal、耳带可调=adjustable loops | 适合打磨、喷涂、粉尘与防疫场景。
  respirator | filterClass* warranty! | 硅胶面体贴合=soft silicone seal、双滤盒卡扣=twin bayonet、低呼吸阻力=easy breathing、防雾大视窗=anti-fog wide view、头带可调=adjustable straps、可更换滤材=replaceable media | 适合喷涂、化工与有限空间作业。
  wear | wearSize* fabric! season | 反光条设计=reflective trim、耐磨抗皱=hard-wearing、多口袋=multi-pocket、可绣印标识=logo embroidery、吸湿速干=quick dry、防静电=anti-static | 适合车间作业、户外巡检与统一着装。
  hearing | colour* noise! origin | 慢回弹记忆棉=slow-rebound foam、可水洗=washable、带线防丢=corded、可折叠=foldable、头带可调=adjustable band、亲肤不胀耳=soft on ears | 适合冲压、空压站、机房等高噪声环境。
  fallArrest | ropeLength* load! warranty | 高强涤纶织带=high-strength webbing、带缓冲包=with energy absorber、自锁挂钩=self-locking hook、高空作业专用=for work at height、耐磨加厚=thick and abrasion resistant、含检测报告=with test report | 适合登高、攀爬与有限空间作业的坠落防护。
  extinguisher | charge* warranty origin | 含年检标签=with inspection tag、加厚瓶体=thick cylinder、阻燃高效=fast acting、车载办公两用=car and office、铜阀防漏=brass valve、消防认证=fire certified | 适合车间、仓库、办公楼与机动车辆。
  fireGear | finish* warranty! origin | 3C 认证=CCC certified、醒目标识=clearly marked、加厚箱体=thick box、快速取用=quick access、整套配齐=complete set、免工具安装=tool-free mounting | 适合楼道、车间、仓库等消防重点部位。
  sign | signSize* signMaterial! origin | 反光夜视=reflective、耐晒不褪色=fade-proof、可定制文字=custom text、自带背胶=self-adhesive、圆角不伤手=rounded corners、国标图形=standard symbols | 适合车间、仓库、道路与危险源警示。
  roadGear | colour* few! origin | 反光夜视=reflective、橡塑抗压=crush-resistant rubber、耐晒不褪色=fade-proof、可叠放=stackable、加重底座=weighted base、可定制文字=custom text | 适合道路、车场与施工区域警戒。
  handTool | toolSize* toolSteel! warranty | 省力防滑手柄=non-slip handle、镜面抛光=mirror finish、整体锻造=drop forged、高硬度热处理=heat treated、绝缘手柄=insulated handle、防锈镀层=rust-proof plating | 适合装配、检修与现场维护。
  toolSet | setPieces* toolSteel! warranty | 镜面抛光=mirror finish、加厚工具箱=thick case、省力棘轮=smooth ratchet、班组配备=for maintenance teams、分层收纳=layered tray、卡位收纳=fitted tray | 适合机修、电工与日常维护携带。
  powerTool | battery* wattage! warranty | 无刷电机=brushless、双电一充=two batteries and charger、无级调速=variable speed、带工具箱=with case、大扭矩=high torque、低振动手柄=low-vibration handle | 适合打孔、紧固、切割与打磨作业。
  heatTool | wattage* voltage! warranty | 恒温可调=adjustable temperature、多风嘴=several nozzles、过热保护=thermal cut-out、低噪电机=quiet motor、连续工作=continuous duty、防烫握把=heat-safe grip | 适合热缩、除尘、清洗与胶粘作业。
  measure | range* accuracy! warranty | 耐摔外壳=drop-proof、刻度清晰=clear scale、便携挂扣=belt clip、带出厂校准=factory calibrated、防水防尘=dust and splash proof、双面读数=reads on both sides | 适合安装、测绘与现场验收。
  laser | range* accuracy! warranty | 背光显示=backlit display、绿光高亮=bright green beam、USB 充电=USB charging、面积体积计算=area and volume、防水防尘=dust and splash proof、数据记忆=stores readings | 适合装修、安装与现场测绘。
  caliper | caliperRange* accuracy! warranty | 不锈钢主尺=stainless beam、数显公英制=digital, metric and inch、带出厂校准=factory calibrated、防油防尘=oil and dust proof、硬质合金测头=carbide jaws、含收纳盒=in a case | 适合机加工检验与来料检测。
  drillBit | drillSize* toolSteel! piecePack | 含钴耐高温=cobalt alloy、双槽快速排屑=fast chip removal、精磨刃口=ground edge、自定心=self-centring、加长型=extended length、镀钛耐磨=titanium coated | 适合金属、木材与混凝土钻孔。
  abrasive | bladeSize* grit! piecePack | 锋利耐用=sharp and durable、双网增强=double mesh、切口平整=clean cut、不易崩裂=crack resistant、低粉尘=low dust、金属通用=for all metals | 适合金属切割、除锈、打磨与抛光。
  fastener | thread* grade steel boltPack! | 全螺纹=full thread、半螺纹=partial thread、防松型=lock type、镀锌防锈=zinc plated、达克罗处理=Dacromet coated、公差精准=close tolerance | 适合设备装配、钢结构与管道连接。
  anchor | thread* boltPack! origin | 镀锌防锈=zinc plated、加长型=extended、重载型=heavy duty、快速安装=fast fixing、抗震防松=vibration-proof、拉拔力强=high pull-out strength | 适合混凝土、砖墙与设备基础固定。
  screw | thread* screwLength steel boltPack! | 加硬处理=hardened、公差精准=close tolerance、镀镍=nickel plated、高强度=high strength、防锈耐腐=corrosion resistant、环保镀锌=zinc plated | 适合钣金、木结构与设备面板安装。
`)

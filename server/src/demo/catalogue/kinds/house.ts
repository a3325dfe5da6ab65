import { kindsFrom } from '../kind.ts'

/**
 * Computers, furniture, housekeeping, food, medicine, stores: key | attributes (* axis of the SKUs, ! in the name) |
 * features | use
 */
export const houseKinds = kindsFrom(`
  laptop | memory* screen! warranty | 轻薄金属机身=slim metal body、高色域屏=wide-gamut display、高清摄像头=HD camera、指纹登录=fingerprint login、长续航=long battery life、上门服务=on-site service | 适合移动办公、研发设计与视频会议。
  desktop | memory* warranty! finish | 商用稳定=business grade、小机箱=small case、独立显卡=discrete graphics、静音散热=quiet cooling、可扩展=expandable、预装正版系统=licensed system | 适合办公、财务、设计与产线工位。
  monitor | panel* warranty! finish | 2K 高清=2K、低蓝光护眼=low blue light、升降旋转支架=height and pivot、窄边框=thin bezel、Type-C 一线连=USB-C、高刷新率=high refresh rate | 适合办公、编程、制图与多屏拼接。
  board | board* warranty! finish | 4K 触控=4K touch、无线投屏=wireless casting、电子白板书写=whiteboard writing、内置摄像头=built-in camera、双系统=dual system、远程会议=remote meetings | 适合会议室、培训室与展厅。
  peripheral | colour* link! warranty | 静音按键=silent keys、人体工学=ergonomic、即插即用=plug and play、可充电=rechargeable、商务办公款=business line、防泼溅=spill resistant | 适合日常办公与设计制图。
  audio | colour* link! warranty | 即插即用=plug and play、兼容国产系统=works with localised systems、低延迟=low latency、金属机身=metal body、加长线缆=long cable、稳定耐用=built to last | 适合客服、视频会议与窗口办理。
  storage | storage* warranty! origin | 高速读写=high speed、金属外壳=metal case、防摔抗震=shock-proof、硬件加密=hardware encryption、长寿命颗粒=long-life flash、企业级=enterprise grade | 适合系统升级、备份与资料交换。
  stick | stick* colour! warranty | 高速 USB 3.2=fast USB 3.2、金属旋转=metal swivel、双接口手机电脑两用=dual plug、可刻字定制=engraving、防水防震=water and shock proof、加密保护=encrypted | 适合资料拷贝、投标与现场数据导出。
  ram | stick* warranty! origin | 马甲散热=heat spreader、高频低延迟=high clock, low latency、原厂颗粒=original chips、双通道套装=dual-channel kit、ECC 纠错=ECC、宽兼容=widely compatible | 适合电脑与服务器扩容升级。
  network | ports* warranty! rack | 全千兆=full gigabit、支持 POE 供电=PoE、可网管=managed、铁壳静音=fanless metal case、万兆上联=10G uplink、即插即用=plug and play | 适合办公组网、监控与机房接入。
  wireless | wifi* warranty! ports | 全千兆=full gigabit、无缝漫游=seamless roaming、多用户不卡顿=many users、吸顶安装=ceiling mount、行为管理=traffic control、双频合一=band steering | 适合办公区、厂区与会议场所覆盖。
  camera | pixels* warranty! ip | 红外夜视=infrared night vision、人形检测=person detection、支持 POE 供电=PoE、防水防尘=weatherproof、双向对讲=two-way talk、断网续存=keeps recording offline | 适合园区、仓库、办公区与出入口。
  server | rack* warranty! finish | 冗余电源=redundant power、远程管理=remote management、高效散热=efficient cooling、免工具安装=tool-free mounting、静音运行=quiet、上门服务=on-site service | 适合机房、虚拟化与数据存储。
  software | seats* serviceTerm! | 正版授权=licensed、国产化适配=localised platforms、电子交付=delivered online、含升级服务=upgrades included、集中管理=central management、提供部署指导=deployment guide | 按用户数授权，随单提供授权书与发票。
  printer | pagesPerMinute* link! warranty | 自动双面=automatic duplex、手机直连=mobile printing、网络共享=network ready、大容量纸盒=large paper tray、连续扫描=document feeder、低耗材成本=low running cost | 适合部门文印、合同与单据输出。
  toner | toner* yield! warranty | 足量碳粉=full load、即装即用=ready to use、打印清晰=sharp prints、带芯片=with chip、可回收=recyclable、废粉仓一体=integrated waste bin | 适合办公打印设备耗材更换。
  projector | lumens* warranty! link | 激光光源=laser light、高清短焦=short throw, HD、自动梯形校正=auto keystone、无线投屏=wireless casting、低噪运行=quiet fan、会议教学=for meetings and teaching | 适合会议、培训与多媒体教学。
  desk | deskWidth* finish! warranty | 加厚钢架=thick steel frame、环保板材=low-emission board、带走线孔=cable outlet、电动升降=electric height adjustment、可拼接组合=modular、含安装=installation included | 适合开放办公、会议室与培训室。
  seating | finish* warranty! origin | 网布透气=breathable mesh、护腰靠背=lumbar support、升降旋转=height adjustable、静音滚轮=quiet casters、可躺午休=reclining、加固五星脚=reinforced base | 适合办公位、会议室与接待区。
  sofa | finish* warranty! origin | 西皮耐磨=hard-wearing leatherette、实木框架=solid wood frame、高回弹海绵=high-resilience foam、含配送安装=delivered and installed、商务接待=for reception、易清洁面料=easy-clean fabric | 适合接待区、休息区与领导办公室。
  cabinet | doors* finish! warranty | 加厚冷轧钢=thick cold-rolled steel、环保喷塑=powder coated、机械锁=key lock、电子密码锁=electronic lock、可调层板=adjustable shelves、静音滑轨=quiet runners | 适合档案、衣物、票据与贵重物品存放。
  appliance | wattage* warranty! colour | 一级能效=top energy class、静音运行=quiet、触控面板=touch panel、定时预约=timer、大容量=large capacity、含安装=installation included | 适合办公室、会议室、宿舍与公共区域。
  paperRoll | rollPack* ply! origin | 原生木浆=virgin pulp、湿水不破=wet strength、压花吸水=embossed, absorbent、可冲散=flushable、无荧光剂=no brighteners、商用大盘=commercial jumbo | 适合卫生间、茶水间与公共区域。
  tissue | tissuePack* ply! origin | 柔韧亲肤=soft and strong、原生木浆=virgin pulp、无香不掉屑=unscented, lint-free、独立包装=single-wrapped、可定制封面=custom cover、加厚大包=large thick pack | 适合办公室、会议接待与食堂。
  liquid | liquid* scent! shelfLife | 浓缩高效=concentrated、去油去渍=cuts grease、温和不伤手=kind to hands、除菌率 99.9%=kills 99.9% of germs、低泡易漂=low foam、可降解=biodegradable | 适合保洁、食堂、洗手间与设备表面清洁。
  cleanTool | colour* few! origin | 加厚耐用=heavy duty、易清洗=easy to rinse、不掉毛=lint-free、手感轻便=light in the hand、环保材质=recycled material、商用加大=extra large | 适合保洁、车间与公共区域打扫。
  bin | bin* colour! origin | 加厚桶身=thick walls、带盖防异味=lidded、脚踏开启=pedal、万向轮=with casters、分类标识=sorting labels、自动收口=drawstring | 适合办公、园区与车间垃圾分类。
  bag | bin* colour! piecePack | 加厚耐穿刺=thick, puncture resistant、自动收口=drawstring、点断易撕=perforated、环保可降解=degradable、商用大号=large commercial、承重不破=heavy load | 适合办公、食堂与园区垃圾收集。
  airCare | few* scent! shelfLife | 长效 8 小时=lasts 8 hours、速效=fast acting、清淡少味=low odour、安全便携=safe and portable、办公室通用=for every office、补充装=refill pack | 适合办公室、宿舍与公共区域。
  drinkware | colour* few! origin | 加厚耐热=thick and heat resistant、食品级材质=food grade、可定制标识=custom logo、会议接待=for meetings、密封不漏=leak-proof、简约大方=plain and elegant | 适合会议接待、茶水间与员工福利。
  umbrella | colour* warranty | 加固骨架=reinforced ribs、抗风防晒=wind and sun resistant、可印标识=custom logo、便携收纳=packs small、防泼水面料=water-repellent、商务礼品装=gift pack | 适合员工福利、差旅与接待。
  care | colour* few! origin | 亲肤柔软=soft on skin、独立包装=single-wrapped、商务礼品装=gift pack、可绣印标识=custom logo、便携=portable、宿舍配套=dormitory set | 适合员工福利、宿舍与差旅配套。
  drink | drink* shelfLife! origin | 会议接待=for meetings、无添加=no additives、整箱装=full case、低糖=low sugar、新日期=fresh stock、可配送上楼=carried upstairs | 适合会议、接待、防暑与日常饮用。
  tea | netWeight* shelfLife! | 当季新制=new season、独立小包装=single servings、接待优选=for guests、办公室分享装=office sharing pack、罐装防潮=tinned、醇厚回甘=rich and mellow | 适合会议接待、茶水间与员工福利。
  grain | sack* shelfLife! | 当季新品=new season、原厂直供=straight from the mill、非转基因=non-GMO、食堂大包装=canteen pack、一级品质=first grade、可追溯产地=traceable origin | 适合食堂、后勤与福利发放。
  seasoning | netWeight* shelfLife! | 食堂大包装=canteen pack、零添加=no additives、传统工艺=traditional method、密封保鲜=sealed fresh、整箱发货=full case、新日期=fresh stock | 适合食堂与后勤厨房。
  snack | netWeight* flavour! shelfLife | 独立小包=single packs、茶歇优选=for tea breaks、低糖=low sugar、加班应急=for late shifts、整箱发货=full case、新日期=fresh stock | 适合会议茶歇、值班与员工福利。
  gift | netWeight* flavour! origin | 节日福利=holiday gift、精美手提盒=handled box、可附贺卡=with greeting card、企业定制=company edition、电子提货券=e-voucher、多款组合=assorted | 适合节日慰问、工会福利与客户拜访。
  fresh | freshPack* | 产地直发=from the grower、冷链配送=chilled delivery、坏果包赔=spoilage refunded、当日分拣=sorted daily、食堂集采=for canteens、农残检测合格=residue tested | 适合食堂采购与员工福利。
  medical | boxPack* sterile! shelfLife | 独立包装=single-wrapped、医用级=medical grade、亲肤透气=gentle and breathable、附检验报告=with test report、一次性使用=single use、加厚防渗=thick and fluid resistant | 适合医务室、门诊与应急储备。
  gown | wearSize* sterile! shelfLife | 独立包装=single-wrapped、医用级=medical grade、透气轻便=light and breathable、附检验报告=with test report、一次性使用=single use、加厚防渗=thick and fluid resistant | 适合医务室、门诊与应急储备。
  aid | setPieces* warranty! colour | 应急车载=vehicle ready、含使用手册=with manual、防水硬壳=waterproof case、壁挂两用=wall mountable、消毒止血全配=full first-aid set、企业定制=custom for companies | 适合工厂、车队、工地与办公场所应急。
  instrument | warranty* accuracy! voltage | 一键测量=one-key measuring、大屏语音=large display, voice、数据存储=stores readings、自动关机=auto power-off、医用认证=medically certified、便携收纳=with pouch | 适合医务室、体检与居家监测。
  medicine | boxes* shelfLife! | 独立小包=single-wrapped、医务室常备=clinic stock、包装密封=sealed、批号可追溯=batch traceable、便携小盒=pocket box、家庭装=family pack | 按说明书使用，适合医务室常备。
  emergency | colour* warranty! origin | 操作指引清晰=clear instructions、便携手提=portable、取用快速=quick to hand、医用认证=medically certified、配套齐全=complete set、含培训指导=training included | 适合工厂、车站、写字楼等公共场所。
  exam | colour* warranty! origin | 医用认证=medically certified、灵敏清晰=sensitive and clear、轻便耐用=light and durable、亲肤材质=gentle on skin、含收纳盒=in a case、可更换配件=replaceable parts | 适合医务室、体检与护理。
  therapy | colour* warranty! origin | 多档调节=several levels、便携收纳=packs small、亲肤面料=soft on skin、透气贴合=breathable fit、舒缓放松=relaxing、员工关怀礼=staff care gift | 适合久坐办公与康复训练。
  rehab | load* colour! warranty | 可折叠=foldable、铝合金轻便=light aluminium、高度可调=height adjustable、防滑脚垫=non-slip feet、刹车安全=with brakes、加宽座面=wide seat | 适合医务室、康复护理与公共服务台。
  carton | carton* piecePack! origin | 五层特硬=five-ply, extra strong、加厚抗压=thick and crush resistant、防潮覆膜=moisture-proof、可印标识=custom print、搬家发货=for moving and shipping、环保可回收=recyclable | 适合发货、仓储与办公搬迁。
  film | filmWidth* rollPack! origin | 高拉伸不断=high stretch、自粘不残胶=self-clinging、防震缓冲=cushioning、透明防尘=clear, dust-proof、加厚耐穿刺=puncture resistant、机用手用两可=machine or hand | 适合托盘缠绕、产品防护与发货包装。
  mailer | bagSize* piecePack! colour | 加厚防水=thick and waterproof、自粘封口=self-sealing、可印标识=custom print、强韧抗撕=tear resistant、防潮防尘=keeps out damp and dust、环保材质=recycled material | 适合发货、样品与零件分装。
  ribbon | filmWidth* rollPack! colour | 打印清晰=sharp print、耐刮擦=scratch resistant、保护打印头=kind to print heads、高温不褪=heat resistant、兼容多机型=fits many printers、长卷省料=long roll | 适合标签、吊牌与证卡打印。
  label | labelSize* rollPack! origin | 打印清晰=sharp print、防水防刮=water and scratch proof、强粘不翘边=firm edges、可定制印刷=custom print、免碳带=no ribbon needed、耐低温=cold resistant | 适合物料、资产、货架与快递标识。
  handling | heavyLoad* warranty! colour | 加厚钢架=thick steel frame、静音轮=quiet wheels、可折叠=foldable、手动液压=hand hydraulic、电动省力=electric、防滑平台=non-slip deck | 适合仓库、车间与园区搬运。
  lifting | heavyLoad* ropeLength! warranty | 合金钢链条=alloy chain、双棘爪制动=double pawl brake、含出厂检验=factory tested、轻便小巧=light and compact、过载保护=overload protection、防脱钩=safety latch | 适合设备吊装、装卸与检修。
  scale | weighRange* accuracy! warranty | 不锈钢秤盘=stainless pan、充电交流两用=mains or battery、打印联网=prints and connects、大屏双面显示=two-sided display、防水防潮=waterproof、超载报警=overload alarm | 适合收发货、配料与计件称重。
  crate | crateSize* colour! load | 可堆叠=stackable、可折叠=foldable、带盖防尘=lidded、加厚耐摔=thick and drop-proof、防滑底=non-slip base、可印标识=custom print | 适合仓储周转、线边物料与配送。
  shelving | load* doors! finish | 加厚冷轧钢=thick cold-rolled steel、免螺丝组装=boltless、层高可调=adjustable levels、防锈喷塑=powder coated、仓储重型=heavy duty、含安装=installation included | 适合仓库、档案室与车间线边。
  pallet | palletSize* load! colour | 九脚加强=nine-leg reinforced、双面可用=reversible、可堆叠=stackable、新料耐摔=virgin plastic、川字内置钢管=steel-reinforced、带盖防尘=lidded | 适合仓储堆码、周转与叉车作业。
  vehicle | volumeCan* warranty! origin | 全年通用=all season、长效保护=long-lasting protection、车队专供=for fleets、国六适用=for current engines、快速见效=fast acting、随车必备=always on board | 适合公务车、货车与工程车辆运维。
`)

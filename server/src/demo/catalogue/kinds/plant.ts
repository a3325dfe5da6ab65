import { kindsFrom } from '../kind.ts'

/** Electrics, spare parts and the laboratory: key | attributes (* axis of the SKUs, ! in the name) | features | use */
export const plantKinds = kindsFrom(`
  hardware | lockSize* steel! origin | 加厚耐用=heavy duty、防锈防腐=rust-proof、静音顺滑=quiet and smooth、防撬防剪=tamper resistant、工程批量=for projects、含安装螺丝=with screws | 适合门窗、柜体、设备与车间设施安装。
  coating | volumeCan* colour! shelfLife | 快干低味=fast drying, low odour、附着力强=strong adhesion、耐候防锈=weatherproof、防霉抗裂=mould resistant、一涂覆盖=one-coat cover、水性环保=water-based | 适合设备防腐、地坪翻新与密封修补。
  adhesive | tubeVolume* colour! shelfLife | 粘接牢固=strong bond、防霉抗菌=mould resistant、耐候抗老化=weatherproof、低气味环保=low odour、快速固化=fast curing、耐高温=heat resistant | 适合门窗、设备、管螺纹与板材的粘接密封。
  welding | rodSize* sack! origin | 起弧容易=easy arc start、飞溅少=low spatter、焊缝成型好=neat bead、全位置焊接=all positions、抗裂性好=crack resistant、免焊剂=flux-cored | 适合钢结构、管道与设备焊接维修。
  ladder | steps* load! warranty | 防滑踏板=non-slip treads、可折叠收纳=foldable、加宽踏板=wide treads、展开自锁=locks when open、带工具托盘=with tool tray、伸缩升降=telescopic | 适合登高检修、理货与安装作业。
  wire | wireSize* cores! voltage | 国标足米=full length, full section、无氧铜芯=oxygen-free copper、阻燃低烟=flame retardant, low smoke、耐油耐弯折=oil and flex resistant、屏蔽抗干扰=shielded、环保无卤=halogen-free | 适合配电、照明与设备供电布线。
  netCable | wireLength* netClass! colour | 无氧铜芯=oxygen-free copper、双屏蔽抗干扰=double shielded、千兆高速=gigabit speed、阻燃外被=flame retardant jacket、镀金水晶头=gold-plated plugs、可过检测仪=passes the tester | 适合综合布线、机房跳接与监控组网。
  wiring | piecePack* voltage! colour | 阻燃尼龙=flame retardant nylon、自锁防脱=self-locking、免工具快接=tool-free、镀锡紫铜=tinned copper、耐候抗老化=weatherproof、透明可视=transparent | 适合配电柜接线、线束捆扎与线路维修。
  breaker | current* poles! voltage | 导轨安装=DIN rail、高分断能力=high breaking capacity、灭弧迅速=fast arc quenching、银点触头=silver contacts、辅助触点=auxiliary contact、3C 认证=CCC certified | 适合配电箱、控制柜与设备电源保护。
  enclosure | boxSize* ip! finish | 加厚冷轧钢=thick cold-rolled steel、带锁芯=lockable、预留敲落孔=knock-outs、防水密封条=sealed、导轨齐全=rails fitted、可定制开孔=cut-outs to order | 适合配电、接线与设备控制安装。
  electric | voltage* wattage! ip | 全铜绕组=all-copper winding、宽电压输入=wide input range、短路过载保护=overload protection、低纹波=low ripple、导轨安装=DIN rail、静音散热=quiet cooling | 适合工控柜、照明与设备供电。
  lamp | lampPower* lightColour! ip | 高光效=high efficacy、无频闪护眼=flicker-free、铝材散热=aluminium heat sink、防爆防水=explosion-proof, waterproof、人体感应=motion sensing、应急两用=emergency function | 适合厂房、办公室、通道与户外照明。
  socket | current* outlets colour! | 阻燃 PC 面板=flame retardant PC、儿童保护门=safety shutters、带 USB 快充=with fast USB、加厚铜件=thick copper、独立开关=separate switches、防水盖=waterproof cover | 适合办公、车间与公共建筑的取电点位。
  cell | cellType* boxPack! shelfLife | 大电量耐用=long-lasting、防漏液=leak-proof、低自放电=low self-discharge、可充电=rechargeable、碱性无汞=alkaline, mercury-free、工业装=industrial pack | 适合仪表、门锁、遥控器与无线鼠标。
  accumulator | ampHours* voltage! warranty | 免维护=maintenance-free、阀控密封=sealed valve-regulated、深循环=deep cycle、耐低温=cold resistant、长寿命=long life、UPS 专用=for UPS | 适合不间断电源、应急照明与通信机房。
  ups | kva* voltage! warranty | 在线双变换=online double conversion、机架塔式两用=rack or tower、稳压延时=regulated backup、可远程监控=remote monitoring、静音节能=quiet and efficient、可并联扩容=parallel operation | 适合机房、收银与自动化产线断电保护。
  tester | accuracy* voltage! warranty | 自动量程=auto range、真有效值=true RMS、大屏背光=large backlit display、防烧保护=burn-out protection、数据保持=data hold、带计量证书=with calibration certificate | 适合电工检修、设备点检与计量校验。
  bearing | bore* steel! origin | 低噪声=low noise、双面密封=double sealed、高转速=high speed、重载型=heavy load、耐高温=heat resistant、预注润滑脂=pre-greased | 适合电机、泵、输送与减速设备。
  drive | bore* pitch! origin | 耐磨抗拉=wear and stretch resistant、齿形精密=precision teeth、免维护=maintenance-free、高频淬火=induction hardened、低噪传动=quiet running、重载加强=heavy duty | 适合输送线、机床与减速传动部位。
  valve | dn* pn pipeMaterial! | 零泄漏软密封=soft seat, zero leakage、法兰连接=flanged、内螺纹连接=female threaded、手柄带锁=lockable handle、电动执行器=electric actuator、耐腐蚀=corrosion resistant | 适合水、蒸汽、压缩空气与化工管路。
  fitting | dn* pipeMaterial! pn | 加厚管壁=thick wall、精密螺纹=precision thread、承插焊接=socket weld、卡压免焊=press fit、内外抛光=polished、含密封圈=with gasket | 适合给排水、气体与工艺管道连接。
  machine | kilowatts* voltage! ip | 全铜电机=copper-wound motor、低噪运行=quiet running、机械密封=mechanical seal、节能高效=energy saving、过热保护=thermal protection、立式紧凑=compact vertical | 适合给水、通风、循环与输送系统。
  cylinder | stroke* bore! origin | 铝合金缸体=aluminium barrel、自带磁环=with magnet、可调缓冲=adjustable cushion、双作用=double acting、紧凑型=compact、低摩擦=low friction | 适合夹持、推送与升降等气动执行。
  airFitting | tube* port! piecePack | 一插即用=push-in、黄铜镀镍=nickel-plated brass、耐压不漏气=leak-tight、可旋转=swivel、阻燃管材=flame retardant、多规格可混装=mixed pack | 适合气源处理、气缸与工装快速接管。
  pneumatic | port* voltage! ip | 响应快=fast response、低功耗=low power、带手动按钮=manual override、铝合金阀体=aluminium body、可汇流板安装=manifold mount、带压力表=with gauge | 适合气路换向、调压与气源处理。
  hose | tube* ropeLength! sealMaterial | 耐压不爆管=burst resistant、柔软耐弯折=soft and flexible、抗紫外线=UV resistant、内壁光滑=smooth bore、钢丝加强=wire reinforced、加厚管壁=thick wall | 适合气、水、油等介质的柔性输送。
  seal | bore* sealMaterial! piecePack | 耐油耐高温=oil and heat resistant、弹性好不变形=holds its shape、食品级=food grade、低压缩永久变形=low compression set、非标可定制=made to drawing、双唇防尘=double lip | 适合泵阀、液压与旋转轴密封。
  lubricant | drum* oilGrade! shelfLife | 抗磨防锈=anti-wear, anti-rust、长效抗氧化=oxidation stable、高温不流失=stays put when hot、清洁分散=keeps clean、食品级=food grade、低温流动好=flows when cold | 适合液压站、齿轮箱、轴承与机床导轨。
  sensor | output* range! ip | 检测稳定=stable detection、抗干扰=interference immune、响应快=fast response、M12 航插=M12 connector、三年质保=3-year warranty、防油防水=oil and water proof | 适合定位、计数、液位与安全联锁。
  controller | voltage* warranty! ip | 支持以太网=Ethernet、可扩展模块=expandable、中文编程软件=Chinese software、高速计数=high-speed counter、触控操作=touch operation、矢量控制=vector control | 适合产线控制、泵站与设备改造。
  button | colour* voltage! ip | 自锁式=latching、自复位=momentary、银触点=silver contacts、金属按钮头=metal head、LED 高亮=bright LED、一常开一常闭=1 NO 1 NC | 适合控制柜、产线操作台与设备面板。
  filter | micron* piecePack! origin | 大通量=high flow、可反洗=back-washable、低压降=low pressure drop、精密拦截=fine retention、无胶热熔=glue-free、替换方便=easy to replace | 适合水处理、液压油与压缩空气净化。
  glassware | glassVolume* glass! origin | 刻度清晰=clear graduation、耐高温=heat resistant、壁厚均匀=even walls、磨口密合=ground joint、可高压灭菌=autoclavable、A 级精度=class A | 适合配液、滴定、加热与样品处理。
  microscope | magnification* warranty! origin | 三目带摄像接口=trinocular, camera port、LED 冷光源=LED light、平场消色差=plan achromatic、无限远光路=infinity optics、教学科研=teaching and research、含载玻片套装=with slides | 适合生物、材料与质检观察。
  analyser | warranty* accuracy! voltage | 触摸屏操作=touch screen、自动校准=auto calibration、数据可导出=data export、符合规范审计追踪=audit trail、恒温控制=temperature controlled、一键测量=one-key test | 适合理化分析、研发与出厂检验。
  balance | labWeigh* resolution! warranty | 内部校准=internal calibration、防风罩=draught shield、不锈钢秤盘=stainless pan、数据接口=data port、单位切换=unit switching、水平指示=level indicator | 适合称量、配方与来料检验。
  timer | colour* accuracy! warranty | 大屏显示=large display、防水防摔=water and drop proof、多通道记录=multi-channel、带检定证书=with certificate、声光提醒=sound and light alarm、磁吸支架=magnetic stand | 适合实验、质检与生产节拍测量。
  thermometer | thermoRange* accuracy! origin | 径向安装=radial mount、数显记录=digital logging、快速响应=fast response、防水探头=waterproof probe、双金属感温=bimetal、带检定证书=with certificate | 适合管道、冷链、机房与实验室测温。
  gauge | pressureRange* accuracy! pipeMaterial | 耐震充油=liquid filled、不锈钢表壳=stainless case、电接点输出=electric contact、数显精准=digital display、径向带边=flanged radial、带检定证书=with certificate | 适合压缩机、锅炉、泵站与气源测压。
  reagent | bottle* purity! shelfLife | 批次可追溯=batch traceable、附质检单=with certificate of analysis、低水分=low moisture、避光包装=light-proof bottle、现配现发=freshly prepared、实验室专用=for laboratories | 适合滴定、萃取、清洗与分析检测。
  testKit | piecePack* shelfLife! origin | 读数快=quick reading、比色卡清晰=clear colour card、独立包装=single-wrapped、批次可追溯=batch traceable、宽量程=wide range、免仪器=no instrument needed | 适合水质、食品与消毒液的快速检测。
  pipette | pipetteRange* accuracy! warranty | 整支可高压灭菌=fully autoclavable、轻触按键=light touch、吸头低吸附=low-retention tips、数显调节=digital volume、可单手操作=one-hand use、带校准报告=with calibration report | 适合生化、分子与理化移液。
  labware | boxPack* sterile! origin | 低吸附材质=low binding、无热原=pyrogen-free、独立包装=single-wrapped、刻度清晰=graduated、批间稳定=consistent lots、耐酸碱=acid and alkali resistant | 适合取样、过滤、离心与样品保存。
  labFurniture | labWidth* finish! warranty | 全钢结构=all steel、耐腐蚀涂层=chemical-resistant coating、环氧喷涂=epoxy coated、含安装调试=installed and commissioned、可定制尺寸=made to size、加厚一体成型=thick one-piece body | 适合理化、生物与质检实验室建设。
  service | serviceTerm* | 持证上门=certified, on site、出具报告=with report、四小时响应=4-hour response、含备件=parts included、原厂技术=factory-trained、可远程支持=remote support | 按次或按年计价，服务完成后线上验收。
  itService | serviceTerm* | 7×24 小时值守=24/7 on call、四小时响应=4-hour response、专属工程师=dedicated engineer、月度报告=monthly report、合规审计=compliance audit、可弹性调整=scales on demand | 按期计价，服务完成后线上验收。
`)

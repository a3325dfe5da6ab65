/** Office supplies, paper, filing and meetings. */
export const office = `
  水笔 = 中性笔 = 签字笔 = 碳素笔 = 啫喱笔 = 水性笔 = gel pen = gel ink pen = rollerball = roller pen = liquid ink pen = 黑笔 = 黑水笔 = 考试笔 = 学生用笔 = 会议笔 = neutral pen = signing pen
  直液笔 = 走珠笔 = 宝珠笔 = 直液式走珠笔 = 中性笔
  签名笔 = 签字笔
  按动笔 = 按动签字笔 = 按动中性笔 = retractable pen
  笔 > 中性笔 = 签字笔 = 圆珠笔 = 直液笔 = 铅笔 = 记号笔
  pen > 中性笔 = 签字笔 = 圆珠笔 = 钢笔
  圆珠笔 = 原子笔 = 油笔 = 圆子笔 = 中油笔 = ball pen = ballpoint pen = ballpoint = biro
  钢笔 = 墨水笔 = 自来水笔 = fountain pen
  台笔 = 柜台笔 = counter pen = desk pen = 台式签字笔 = 前台笔 = 柜台签字笔
  白板笔 = 白板水笔 = 可擦笔 = whiteboard marker = whiteboard pen = dry erase marker
  记号笔 = 马克笔 = 油性笔 = 大头笔 = 唛头笔 = 麦克笔 = 勾线笔 = marker = permanent marker = marker pen = 标记笔 = 唛克笔 = 粗头笔
  荧光笔 = 荧光标记笔 = 重点笔 = 划重点笔 = highlighter = highlighter pen = 萤光笔 = 划线笔
  油漆笔 = 补漆笔 = 轮胎笔 = paint marker = paint pen
  铅笔 = 书写铅笔 = pencil = 木头铅笔
  自动铅笔 = 活动铅笔 = 自动笔 = mechanical pencil = propelling pencil
  彩铅 = 彩色铅笔 = 彩笔 = colored pencil = coloured pencil
  2b铅笔 = 2b 涂卡铅笔 = 涂卡笔 = 考试铅笔
  复印纸 = 打印纸 = 影印纸 = 办公用纸 = 静电复印纸 = 白纸 = copy paper = printer paper = printing paper = copier paper = photocopy paper = office paper = 办公打印用纸 = 打印用纸 = 打印机用纸 = 打印机纸 = 复印机用纸
  a4纸 = a4 复印纸 = a4打印纸 = a4 paper
  a3纸 = a3 复印纸 = a3打印纸 = a3 paper
  彩纸 = 彩色复印纸 = 彩色打印纸 = coloured paper
  传真纸 = 热敏传真纸 = fax paper
  笔记本 = 记事本 = 本子 = 笔记簿 = 日记本 = 练习本 = 会议本 = 会议记录本 = notepad = 本册
  本子 > 线圈本 = 软抄本 = 笔记本
  notebook > 笔记本 = 记事本 = 线圈本 = 软抄本 = 笔记本电脑
  硬面抄 = 硬皮本 = 硬抄本 = 硬面笔记本 = 商务笔记本
  软抄本 = 软面抄 = 车线本 = 缝线本
  线圈本 = 螺旋本 = 活页本 = 线装本 = 弹簧本 = spiral notebook = wire-bound notebook = loose leaf
  便利贴 = 便签贴 = 报事贴 = 告示贴 = 即时贴 = 便签纸 = 便签 = 便条纸 = 便签本 = n次贴 = n 次贴组合装 = sticky notes = sticky note = post-it = post it = postit = memo pad = memo paper
  索引贴 = 指示标签贴 = 分页贴 = 标记贴 = 荧光指示贴 = index tabs = page flags = page markers = 分页标签 = 索引标签
  信封 = 牛皮纸信封 = envelope = 文件封
  记账凭证 = 凭证纸 = 记账凭证纸 = 会计凭证 = 凭证 = voucher = voucher paper = 报销单 = 费用报销单 = 粘贴单 = 报销凭证
  账本 = 账簿 = 账册 = 明细账本 = 帐本 = 总账 = ledger = account book = ledger book = 记账本 = 账目本
  收据 = 收款收据 = 收据本 = 单据 = 票据本 = receipt book = receipt
  文件夹 = 资料夹 = 夹子文件 = 强力夹 = 单强力文件夹 = 档案夹 = 长押夹 = folder = file folder = binder = document folder
  抽杆夹 = 拉杆夹 = 抽杆文件夹 = 报告夹 = slide bar folder = report cover
  资料册 = 文件册 = 插页册 = 资料本 = 活页文件册 = display book = clear book
  写字板 > 板夹 = 白板
  板夹 = 垫板 = 文件板夹 = 写字夹板 = clipboard = 夹板 = 垫写板 = 垫写板夹 = 文件夹板
  档案盒 = 文件盒 = 资料盒 = 档案箱 = archive box = file box = box file = document box
  档案袋 = 文件袋 = 资料袋 = 牛皮纸袋 = 投标袋 = document bag = document envelope = file bag
  拉链袋 = 拉链文件袋 = 网格袋 = zip bag = document pouch
  文件架 = 文件筐 = 文件栏 = 资料架 = 文件框 = 文件座 = 书立 = 三层文件架 = 四联文件栏 = letter tray = file rack = desk organiser = desk organizer = document tray = magazine rack = 杂志架 = 书架桌面 = magazine holder = file holder = 文件收纳架 = 桌面文件架 = 文件收纳
  桌面收纳 = 桌面抽屉柜 = 桌面文件柜 = 收纳盒 = desktop drawers
  索引卡 = 分页索引卡 = 分隔页 = 隔页纸 = 分类页 = index divider = divider
  标签贴 = 口取纸 = 口取纸标签 = 不干胶标签 = 标签纸 = 自粘标签 = 不干胶标贴 = 姓名贴 = index label = self-adhesive label = label sticker = sticker
  label > 标签 = 标签纸 = 标贴
  工牌 = 胸牌 = 胸卡 = 工作证 = 工作牌 = 证件卡 = 证件套 = 卡套 = 厂牌 = 工作证卡套 = badge = id badge = badge holder = name badge = card holder = 名牌 = 姓名牌 = name tag = name card holder
  挂绳 = 胸牌挂绳 = 工牌绳 = 证件绳 = 吊绳 = lanyard
  订书机 = 订书器 = 钉书机 = 钉书器 = 装订器 = stapler
  订书钉 = 订书针 = 钉书钉 = 钉书针 = 书钉 = staples = staple
  起钉器 = 起订器 = 取钉器 = 拔钉器 = staple remover
  打孔器 = 打孔机 = 打洞机 = 打洞器 = hole punch = hole puncher = puncher
  剪刀 = 剪子 = 办公剪刀 = scissors = scissor
  美工刀 = 壁纸刀 = 裁纸刀 = 介刀 = 介纸刀 = 刀片刀 = 大号美工刀 = utility knife = cutter knife = art knife = snap-off knife = stanley knife
  拆箱刀 = 开箱刀 = 拆快递刀 = 开箱器 = box cutter = box opener
  切纸刀 = 裁纸机 = 切纸机 = 裁纸刀 = paper trimmer = paper cutter = guillotine
  刀 > 美工刀 = 裁纸刀 = 拆箱刀
  透明胶 = 透明胶带 = 透明胶布 = 文具胶带 = 透明文具胶带 = 小胶带 = 胶纸 = clear tape = scotch tape = sellotape = transparent tape = stationery tape
  胶带 = 胶布 = 胶纸 = tape = adhesive tape
  双面胶 = 双面胶带 = 双面胶布 = 双面贴 = double sided tape = double-sided tape
  泡棉胶 = 泡沫胶 = 泡棉胶带 = 泡沫双面胶 = 海绵胶 = 海绵双面胶 = foam tape
  布基胶带 = 布胶带 = 地毯胶带 = 大力胶 = cloth tape = duct tape = gaffer tape
  回形针 = 曲别针 = 别针 = 万字夹 = 回纹针 = 镀镍回形针 = paper clip = paperclip
  长尾夹 = 燕尾夹 = 票夹 = 长尾票夹 = 黑夹子 = 鱼尾夹 = 铁夹子 = 彩色长尾夹 = binder clip = bulldog clip
  图钉 = 工字钉 = 大头钉 = 大头针 = 按钉 = 工字图钉 = push pin = thumbtack = drawing pin
  夹子 > 长尾夹 = 回形针 = 文件夹
  计算器 = 计算机器 = 算数器 = 会计计算器 = 财务计算器 = 桌面计算器 = calculator
  直尺 = 钢尺 = 钢直尺 = 不锈钢直尺 = 格尺 = steel ruler = straight ruler = 钢板尺 = 铁尺
  尺子 = 直尺 = 三角尺 = ruler
  三角尺 = 三角板 = 套尺 = set square = triangle ruler
  印章 = 图章 = 公章 = 章子 = 光敏章 = 刻章 = 光敏印章 = 印鉴 = stamp = rubber stamp = seal stamp
  翻斗章 = 回墨章 = 回墨印章 = 翻斗印章 = 翻转章 = self-inking stamp = 回墨印
  日期章 = 日期戳 = 数字日期章 = 号码机 = date stamp
  印台 = 印泥 = 印油 = 印台油 = 财务印台 = 快干印台 = 印盒 = ink pad = stamp pad = inkpad
  白板 = 写字白板 = 磁性白板 = 会议白板 = 挂式白板 = 书写板 = whiteboard = white board = dry erase board = magnetic board
  软木板 = 留言板 = 照片板 = 软木留言板 = 公告板 = 告示板 = cork board = bulletin board = notice board = pin board = 公告栏 = 宣传栏 = 布告栏
  海报架 = 展架 = 易拉宝 = x展架 = 门型展架 = 海报展架 = 展示架 = poster stand = display stand = roll-up banner = banner stand
  台历 = 桌历 = 日历 = 周历 = 商务台历 = desk calendar = calendar
  挂历 = 墙历 = wall calendar = 月历 = 年历
  效率手册 = 周历本 = 周计划本 = 日程本 = 计划本 = 工作手册 = 日程表 = 日志本 = planner = schedule book = diary = organizer
  奖杯 = 水晶奖杯 = 奖座 = 纪念杯 = trophy = award cup = crystal trophy
  奖牌 = 奖章 = 金属奖牌 = 勋章 = medal = award medal
  授权牌 = 木质授权牌 = 奖匾 = 牌匾 = 铜牌 = 荣誉牌 = plaque = wooden plaque
  荣誉证书 = 证书 = 奖状 = 聘书 = 证书套 = 证书外壳 = 绒面荣誉证书 = certificate folder = certificate = award certificate
  文具 = stationery = 办公文具
  修正带 = 涂改带 = 改正带 = correction tape
  修正液 = 涂改液 = 改正液 = correction fluid
  橡皮 = 橡皮擦 = 擦子 = eraser = rubber eraser
  固体胶 = 胶棒 = 胶水 = 固体胶棒 = glue stick
  笔筒 = pen holder = pen pot
  卷笔刀 = 削笔刀 = 转笔刀 = 削笔器 = pencil sharpener
  手写板 = 数位板 = drawing tablet
  白板擦 = 板擦 = 磁性板擦 = whiteboard eraser
  磁钉 = 磁扣 = 磁粒 = 白板磁钉 = whiteboard magnet
  激光笔 = 翻页笔 = ppt翻页笔 = 演示笔 = 激光翻页笔 = presenter = laser pointer
  热熔胶棒 = 热熔胶 = 热熔胶条 = hot melt glue stick
  塑封膜 = 过塑膜 = 护卡膜 = 过胶膜 = laminating film = laminating pouch
  票据 > 收款收据 = 记账凭证纸
  黑板 > 白板 = 智慧黑板
  作业本 > 软抄本 = 线圈本 = 笔记本
`

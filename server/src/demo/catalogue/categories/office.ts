import { group, type Section } from '../leaf.ts'

export const office: Section = {
  code: '01',
  zh: '办公用品',
  en: 'Office supplies',
  groups: [
    group(
      '0101 | 书写工具 | Writing | 1060301 | 13.00',
      `
      01 | 中性笔 | Gel pens | 盒 | 9.9–48 | pen | pen | 中性笔=Gel pen、按动签字笔=Retractable gel pen、速干直液笔=Liquid ink pen、碳素签字笔=Carbon ink pen
      02 | 圆珠笔与钢笔 | Ball and fountain pens | 盒 | 12–168 | fountain-pen | pen | 圆珠笔=Ball pen@pen、中油笔=Hybrid ink pen@pen、铱金钢笔=Fountain pen、台笔套装=Counter pen set
      03 | 白板笔与记号笔 | Markers | 盒 | 15–66 | marker | marker | 白板笔=Whiteboard marker、油性记号笔=Permanent marker、荧光笔=Highlighter、油漆笔=Paint marker
      04 | 铅笔与自动铅笔 | Pencils | 盒 | 6.5–45 | pencil | pencil | HB 书写铅笔=HB pencil、2B 涂卡铅笔=2B pencil、自动铅笔=Mechanical pencil、彩色铅笔=Coloured pencil@crayon
      `,
    ),
    group(
      '0102 | 纸张本册 | Paper and notebooks | 1060105 | 13.00',
      `
      01 | 复印纸 | Copy paper | 箱 | 16–32 | copy-paper | paper | A4 复印纸=A4 copy paper、A3 复印纸=A3 copy paper、多功能打印纸=Multipurpose paper、彩色复印纸=Coloured copy paper
      02 | 笔记本 | Notebooks | 本 | 4.5–68 | notebook | notebook | 商务笔记本=Business notebook、线圈本=Wire-bound notebook@spiral-notepad、会议记录本=Meeting notebook、软抄本=Softcover notebook
      03 | 便利贴与便签 | Sticky notes | 包 | 3–9.8 | sticky-notes | paperware | 便利贴=Sticky notes、指示标签贴=Page flags、便签纸=Memo paper、N 次贴组合装=Sticky note assortment
      04 | 信封与凭证账册 | Envelopes and ledgers | 包 | 2.5–12 | envelope | paperware | 牛皮纸信封=Kraft envelope、记账凭证纸=Voucher paper@receipt、明细账本=Ledger book@ledger、收款收据=Cash receipt book@receipt
      `,
    ),
    group(
      '0103 | 文件管理 | Filing | 1060301 | 13.00',
      `
      01 | 文件夹 | Folders | 个 | 6–28 | file-folder | filing | 单强力文件夹=Single clip folder、抽杆文件夹=Slide bar folder、资料册=Display book、板夹=Clipboard@clipboard
      02 | 档案盒与档案袋 | Archive boxes | 个 | 9–39 | card-file-box | filing | 塑料档案盒=Plastic archive box、牛皮纸档案盒=Kraft archive box、拉链文件袋=Zip document bag、档案袋=Document envelope@file-folder
      03 | 文件架与文件柜 | Desk organisers | 个 | 16–158 | card-index-dividers | filing | 三层文件架=Three-tier letter tray、四联文件栏=Four-part file rack、桌面抽屉柜=Desktop drawers@file-cabinet、分页索引卡=Index dividers
      04 | 标签与工牌 | Labels and badges | 包 | 2.8–9.9 | label | paperware | 口取纸标签=Index label、不干胶标贴=Self-adhesive label、工作证卡套=Badge holder@identification-card、胸牌挂绳=Badge lanyard@identification-card
      `,
    ),
    group(
      '0104 | 桌面文具 | Desk tools | 1060301 | 13.00',
      `
      01 | 订书机与起钉器 | Staplers | 个 | 9.8–138 | stapler | stationery | 省力订书机=Effort-saving stapler、重型厚层订书机=Heavy-duty stapler、旋转订书机=Swivel stapler、打孔器=Hole punch
      02 | 剪刀与美工刀 | Scissors and cutters | 把 | 4.8–56 | scissors | stationery | 办公剪刀=Office scissors、大号美工刀=Utility knife@utility-knife、拆箱刀=Box cutter@utility-knife、裁纸刀=Paper trimmer
      03 | 胶带 | Tapes | 包 | 3.5–16 | tape-roll | tape | 透明文具胶带=Clear stationery tape、双面胶=Double-sided tape、布基胶带=Cloth tape、泡棉胶带=Foam tape
      04 | 回形针与长尾夹 | Clips and pins | 盒 | 1.6–6.8 | paperclip | paperware | 镀镍回形针=Paper clips、彩色长尾夹=Binder clips@linked-paperclips、工字图钉=Push pins@pushpin、订书钉=Staples@stapler
      05 | 计算器与尺具 | Calculators and rulers | 个 | 3.5–128 | calculator | stationery | 桌面计算器=Desktop calculator、语音计算器=Talking calculator、不锈钢直尺=Steel ruler@straight-ruler、三角尺套装=Set squares@triangular-ruler
      `,
    ),
    group(
      '0105 | 财务与会议 | Finance and meetings | 1060301 | 13.00',
      `
      01 | 印章印油 | Stamps and ink | 个 | 12–146 | stamp | stationery | 光敏印章=Flash stamp、财务印台=Ink pad、数字日期章=Date stamp、翻斗印章=Self-inking stamp
      02 | 白板与展示板 | Boards | 块 | 45–860 | whiteboard | display | 磁性白板=Magnetic whiteboard、移动支架白板=Mobile whiteboard、软木留言板=Cork board、海报展架=Poster stand
      03 | 台历与日程 | Calendars | 本 | 9–66 | tear-off-calendar | notebook | 商务台历=Desk calendar、挂历=Wall calendar@spiral-calendar、效率手册=Planner@notebook、周计划本=Weekly planner@spiral-notepad
      04 | 奖杯奖牌 | Trophies and medals | 个 | 28–380 | trophy | award | 水晶奖杯=Crystal trophy、金属奖牌=Metal medal@sports-medal、木质授权牌=Wooden plaque、绒面荣誉证书=Certificate folder@scroll
      `,
    ),
  ],
}

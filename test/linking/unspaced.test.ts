import { describe, expect, it, test } from "vitest";
import type { Entity } from "../../src/contract/index.ts";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { buildKb, type KbEntity, openKb } from "../../src/kb/index.ts";
import { createResolver } from "../../src/resolver.ts";

const own = createResolver({ publicKb: false });

const list: Entity[] = [
  { id: "noda", name: "野田 健一", types: ["person"] },
  { id: "kubo", name: "久保由美", types: ["person"] },
  { id: "mura", name: "村田翔太" },
  { id: "shop", name: "中野商店" },
  { id: "zhao", name: "赵丽萍", types: ["person"] },
  { id: "liu", name: "刘洋", types: ["person"] },
  { id: "ouyang", name: "欧阳海波", types: ["person"] },
  { id: "kiruna", name: "キルナ製作所株式会社" },
  { id: "velo", name: "株式会社ベロリア商事" },
  { id: "xinghe", name: "星河灯技术有限公司" },
  { id: "lanting", name: "上海兰亭电器股份有限公司" },
  { id: "huhai", name: "上海汽车有限公司" },
  { id: "miri", name: "ミリ" },
  { id: "lamp", name: "兰亭灯" },
  { id: "college", name: "南山大学" },
];

/** The mentions of a text that are resolved against the list, with their entities. */
async function namesIn(text: string, language: string, entities = list) {
  const { mentions } = await own.resolve({ text, language, dataset: entities });
  return mentions.flatMap(({ text, entity }) => (entity ? [[text, entity.id]] : []));
}

describe("a person of a list in Japanese or Chinese", () => {
  test.each([
    ["ja", "野田さんは昨日来た。", [["野田", "noda"]]],
    ["ja", "会議で久保部長が話した。", [["久保", "kubo"]]],
    ["ja", "村田氏は黙っていた。", [["村田", "mura"]]],
    ["zh", "欧阳先生来了。", [["欧阳", "ouyang"]]],
  ])("is found by the surname before a title, in %s: %s", async (language, text, names) => {
    expect(await namesIn(text, language)).toEqual(names);
  });

  test("is found by the surname alone where the text has the full name", async () => {
    const text = "久保由美が着いた。久保は疲れていた。";
    expect(await namesIn(text, "ja")).toEqual([
      ["久保由美", "kubo"],
      ["久保", "kubo"],
    ]);
  });

  test.each([
    ["ja", "久保は遠い。"],
    ["ja", "久保町に住んでいる。"],
    ["ja", "大久保さんが来た。"],
    ["ja", "中野さんが来た。"],
    ["zh", "他在欧阳路。"],
  ])("is not found by a surname that may be anything, in %s: %s", async (language, text) => {
    expect(await namesIn(text, language)).toEqual([]);
  });

  test("is not somebody whose given name goes on", async () => {
    expect(await namesIn("刘洋走了。", "zh")).toEqual([["刘洋", "liu"]]);
    expect(await namesIn("刘洋浩走了。", "zh")).toEqual([]);
  });

  test("is the same in a list that is compiled at once", async () => {
    const dataset = compileList(list);
    const { mentions } = await own.resolve({ text: "野田さん", language: "ja", dataset });
    expect(mentions.map(({ entity }) => entity?.id)).toEqual(["noda"]);
  });
});

describe("a firm of a list in Japanese or Chinese", () => {
  test.each([
    ["ja", "キルナは新工場を建てた。", [["キルナ", "kiruna"]]],
    ["ja", "ベロリアに注文した。", [["ベロリア", "velo"]]],
    ["zh", "星河灯宣布涨价。", [["星河灯", "xinghe"]]],
    ["zh", "兰亭电器今天上市。", [["兰亭电器", "lanting"]]],
  ])("is found without its legal form, trade and seat, in %s: %s", async (language, text, names) => {
    expect(await namesIn(text, language)).toEqual(names);
  });

  test("is not found by its seat alone", async () => {
    expect(await namesIn("他住在上海。", "zh")).toEqual([]);
  });
});

describe("a Chinese name", () => {
  const both: Entity[] = [
    { id: "simple", name: "兰亭电器" },
    { id: "traditional", name: "蘭陵圖書館" },
    { id: "hair", name: "发乐" },
  ];
  const kinds = async (text: string, mentions?: { start: number; end: number }[]) => {
    const answer = await own.resolve({ text, language: "zh", dataset: both, mentions });
    return answer.mentions.flatMap(({ text, entity, signals }) =>
      entity ? [[text, entity.id, signals.match_kind]] : [],
    );
  };

  it("is found in simplified and in traditional characters, whichever the list has", async () => {
    expect(await kinds("兰亭电器在兰陵图书馆。")).toEqual([
      ["兰亭电器", "simple", "exact"],
      ["兰陵图书馆", "traditional", "folded"],
    ]);
    expect(await kinds("蘭亭電器在蘭陵圖書館。")).toEqual([
      ["蘭亭電器", "simple", "folded"],
      ["蘭陵圖書館", "traditional", "exact"],
    ]);
    expect(await kinds("蘭亭电器")).toEqual([["蘭亭电器", "simple", "folded"]]);
  });

  it("is found in either script where the caller marks it", async () => {
    expect(await kinds("在蘭亭電器。", [{ start: 1, end: 5 }])).toEqual([["蘭亭電器", "simple", "folded"]]);
    expect(await kinds("在兰陵图书馆。", [{ start: 1, end: 6 }])).toEqual([
      ["兰陵图书馆", "traditional", "folded"],
    ]);
  });

  it("is found by each of the traditional characters that one simplified one stands for", async () => {
    expect(await kinds("發樂和髮樂。")).toEqual([
      ["發樂", "hair", "folded"],
      ["髮樂", "hair", "folded"],
    ]);
  });

  it("in traditional characters ends where a word ends, too", async () => {
    const school = [{ id: "school", name: "兰山大学" }];
    expect(await namesIn("蘭山大學生很多。", "zh", school)).toEqual([]);
    expect(await namesIn("蘭山大學校長來了。", "zh", school)).toEqual([["蘭山大學", "school"]]);
  });

  it("means the entities of both scripts", async () => {
    const two: Entity[] = [
      { id: "one", name: "兰亭" },
      { id: "two", name: "蘭亭" },
    ];
    const { mentions } = await own.resolve({
      text: "他在蘭亭。",
      language: "zh",
      dataset: two,
      include: ["candidates"],
    });
    expect(mentions[0]!.candidates?.map(({ id }) => id)).toEqual(["two", "one"]);
  });

  it("is not looked up in the other script in a Japanese text", async () => {
    expect(await namesIn("蘭亭電器。", "ja", both)).toEqual([]);
  });
});

describe("a name in Japanese or Chinese ends where a word ends", () => {
  test.each([
    ["zh", "南山大学生很多。", []],
    ["zh", "南山大学校长来了。", [["南山大学", "college"]]],
    ["zh", "请买兰亭灯泡。", []],
    ["zh", "请买兰亭灯。", [["兰亭灯", "lamp"]]],
    ["ja", "南山大学院に進んだ。", [["南山大学", "college"]]],
    ["ja", "ミリバール計を買った。", []],
    ["ja", "ミリを買った。", [["ミリ", "miri"]]],
  ])("in %s: %s", async (language, text, names) => {
    expect(await namesIn(text, language)).toEqual(names);
  });
});

describe("a public place", () => {
  const places: Entity[] = [
    { id: "noda", name: "野田", types: ["city"] },
    { id: "mari", name: "マリ", types: ["country"] },
    { id: "fair", name: "オリンピック", types: ["event"] },
  ];
  const resolver = createResolver({ publicKb: compileList(places) });
  const foundIn = async (text: string) => {
    const { mentions } = await resolver.resolve({ text, language: "ja" });
    return mentions.map(({ text }) => text);
  };

  test.each([["野田市に行った。"], ["野田で会った。"], ["マリに行った。"], ["野田学園に通う。"]])(
    "is found: %s",
    async (text) => {
      expect((await foundIn(text)).length).toBe(1);
    },
  );

  test("is found in a word in katakana whose rest is a name, too", async () => {
    expect(await foundIn("マリオリンピックが始まった。")).toEqual(["マリ", "オリンピック"]);
  });

  test.each([
    ["野田さんに会った。"],
    ["野田翔平は走った。"],
    ["野田翔平選手は走った。"],
    ["野田遼が来た。"],
    ["マリナーズが勝った。"],
  ])("is not a person with its name, nor a part of a word: %s", async (text) => {
    expect(await foundIn(text)).toEqual([]);
  });
});

describe("an everyday word in Chinese that a public world has", () => {
  const foundIn = async (text: string, entity: KbEntity) => {
    const { parts } = await buildKb([{ mass: 1000, ...entity }]);
    const resolver = createResolver({ publicKb: await openKb(Buffer.concat(parts)) });
    const { mentions } = await resolver.resolve({ text, language: "zh", confidence: 0 });
    return mentions.map(({ text }) => text);
  };
  const text = "这家公司很大。";

  test("is not a mention where it is the label of all that it names", async () => {
    expect(await foundIn(text, { id: "Q1", name: { zh: "公司" }, types: ["organization"] })).toEqual([]);
  });

  test("is none inside a longer everyday word", async () => {
    const piano = { id: "Q1", name: { zh: "钢琴" }, types: ["concept"] };
    const resolver = createResolver({
      publicKb: await openKb(Buffer.concat((await buildKb([{ mass: 1000, ...piano }])).parts)),
    });
    const { mentions } = await resolver.resolve({ text: "他是钢琴家。", language: "zh", confidence: 0 });
    expect(mentions).toEqual([]);
  });

  test.each(["双方同意合作。", "你好，请进。", "她是作曲家。", "谢谢大家。"])(
    "is not a mention as a verb, a greeting or a profession: %s",
    async (text) => {
      for (const zh of ["合作", "你好", "作曲家", "谢谢"]) {
        const { parts } = await buildKb([{ mass: 1000, id: "Q1", name: { zh }, types: ["organization"] }]);
        const resolver = createResolver({ publicKb: await openKb(Buffer.concat(parts)) });
        const { mentions } = await resolver.resolve({ text, language: "zh" });
        expect(mentions).toEqual([]);
      }
    },
  );

  test("may be one where it is an alias of something else, or names a star", async () => {
    const alias = { id: "Q2", name: { zh: "公司电视台" }, aliases: { zh: ["公司"] }, types: ["company"] };
    expect(await foundIn(text, alias)).toEqual(["公司"]);
    expect(await foundIn(text, { id: "Q3", name: { zh: "公司" }, types: ["star"] })).toEqual(["公司"]);
  });
});

describe("a person of a list with a name in katakana, or by the given name, in Japanese", () => {
  const members: Entity[] = [
    { id: "brown", name: "マイケル・ブラウン", types: ["person"] },
    { id: "sakura", name: "岡田さくら", types: ["person"] },
    { id: "misaki", name: "高橋美咲", types: ["person"] },
  ];

  test.each([
    ["ブラウンさんが来た。", [["ブラウン", "brown"]]],
    ["マイケル先輩に聞く。", [["マイケル", "brown"]]],
    ["今日はさくらちゃんが来た。", [["さくら", "sakura"]]],
    ["美咲先輩が優勝した。", [["美咲", "misaki"]]],
  ])("is found before a title: %s", async (text, names) => {
    expect(await namesIn(text, "ja", members)).toEqual(names);
  });

  test.each([
    "公園のさくらがきれいだ。",
    "ブラウンのシャツを着る。",
    "ジョン・ブラウンさんが来た。",
    "マイケル・ジョーダンさんが来た。",
    "鈴木美咲さんが来た。",
  ])("is not found as a word, or as a part of another name: %s", async (text) => {
    expect(await namesIn(text, "ja", members)).toEqual([]);
  });
});

describe("a firm of a list in Japanese", () => {
  const firms: Entity[] = [
    { id: "toei", name: "東栄精機株式会社" },
    { id: "kiruna", name: "キルナ製作所株式会社" },
  ];

  test.each([
    ["東栄精機様、お世話になります。", [["東栄精機", "toei"]]],
    ["東栄精機さんに頼む。", [["東栄精機", "toei"]]],
    ["東栄精機技術部から届いた。", [["東栄精機", "toei"]]],
    ["東栄から届いた。", [["東栄", "toei"]]],
  ])("is found before a polite word, a department or a particle: %s", async (text, names) => {
    expect(await namesIn(text, "ja", firms)).toEqual(names);
  });

  test.each(["東栄電機から届いた。", "キルナ物産が倒産した。"])(
    "is not one with another trade: %s",
    async (text) => {
      expect(await namesIn(text, "ja", firms)).toEqual([]);
    },
  );
});

describe("a name of a list with a long vowel at the end of a katakana word", () => {
  const things: Entity[] = [
    { id: "compressor", name: "コンプレッサー" },
    { id: "sensor", name: "近接センサ E2" },
    { id: "poster", name: "ポスター印刷" },
  ];

  test.each([
    ["コンプレッサが止まった。", [["コンプレッサ", "compressor"]]],
    ["近接センサー E2を替える。", [["近接センサー E2", "sensor"]]],
  ])("is found without it, and the other way round: %s", async (text, names) => {
    expect(await namesIn(text, "ja", things)).toEqual(names);
  });

  test.each(["コンプを止めた。", "ポストを見た。"])("is not another word: %s", async (text) => {
    expect(await namesIn(text, "ja", things)).toEqual([]);
  });
});

// What every page has and Node has not: modules that remember settings can be loaded in tests of plain logic.

globalThis.navigator ??= { languages: ["en"] } as unknown as Navigator;

-- A file of version 1 as `.dump` shows it: a table that waits, a finished game, and a game that is on.
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-16 04:22:38',1,X'01AE0FFFAC3D73E0905B4FC55A92ECB4A67A92E7ACED34117D19875A58B9DBE37F58804E1180A0825E03F9145E30ADC9',2673926);
CREATE TABLE actions (
    game   INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    action TEXT    NOT NULL,
    hash   INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
INSERT INTO "actions" VALUES(1,1,0,'add -2 up r1',3568624023309152336);
INSERT INTO "actions" VALUES(1,2,1,'add 4 up r1',1701038453669709635);
INSERT INTO "actions" VALUES(1,3,0,'add -1 down r2',5881220004250462985);
INSERT INTO "actions" VALUES(1,4,1,'add 2 down r2',-3456320346089025011);
INSERT INTO "actions" VALUES(1,5,0,'add -2 up r2',166654622343948915);
INSERT INTO "actions" VALUES(1,6,1,'add 5 up r2',-7954816558514219364);
INSERT INTO "actions" VALUES(1,7,0,'add -1 down r2',-6356852178415315618);
INSERT INTO "actions" VALUES(1,8,1,'add 2 down r2',6198010119747509170);
INSERT INTO "actions" VALUES(1,9,0,'take r2',3351572719287947257);
INSERT INTO "actions" VALUES(1,10,1,'take r1',2073517699731687743);
INSERT INTO "actions" VALUES(1,11,1,'add L up r1',-4775876080624800207);
INSERT INTO "actions" VALUES(1,12,0,'add 5 up r1',-218348850527741532);
INSERT INTO "actions" VALUES(1,13,1,'add 2 down r1',2626007367602155871);
INSERT INTO "actions" VALUES(1,14,0,'add 4 down r1',-7238554987589872171);
INSERT INTO "actions" VALUES(1,15,1,'add L up r1',2821110354930590851);
INSERT INTO "actions" VALUES(1,16,0,'add -2 up r1',-8252429925176557857);
INSERT INTO "actions" VALUES(1,17,1,'add 1 down r2',-5811564486420052737);
INSERT INTO "actions" VALUES(1,18,0,'take r1',-2197662300262028547);
INSERT INTO "actions" VALUES(1,19,1,'take r2',-6106747748099834450);
INSERT INTO "actions" VALUES(1,20,1,'add L up r1',-9109306536796400051);
INSERT INTO "actions" VALUES(1,21,0,'add 4 down r1',1296902160686023505);
INSERT INTO "actions" VALUES(1,22,1,'add 5 down r1',-2575599182248012146);
INSERT INTO "actions" VALUES(1,23,0,'add 4 down r1',-1984153559781191363);
INSERT INTO "actions" VALUES(1,24,1,'add -1 up r1',7949572722492156673);
INSERT INTO "actions" VALUES(1,25,0,'add -2 up r1',-3113671245769192702);
INSERT INTO "actions" VALUES(1,26,1,'add 3 down r2',5988979270123406848);
INSERT INTO "actions" VALUES(1,27,0,'take r1',-5060066056828644827);
INSERT INTO "actions" VALUES(1,28,1,'take r2',4713059237954158353);
INSERT INTO "actions" VALUES(2,1,1,'add 4 up r1',6547246766622144738);
INSERT INTO "actions" VALUES(2,2,0,'add L down r1',-8588601374085383719);
INSERT INTO "actions" VALUES(2,3,1,'add 3 down r1',3414270527606574378);
INSERT INTO "actions" VALUES(2,4,0,'add L down r1',-869121455465222162);
INSERT INTO "actions" VALUES(2,5,1,'add 4 up r1',-6401969688890254068);
CREATE TABLE chat (
    key       INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    text      TEXT    NOT NULL
);
INSERT INTO "chat" VALUES(1,3,0,1794802965112,'hello from version 1');
CREATE TABLE games (
    key       INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    setup     TEXT    NOT NULL,
    started   INTEGER NOT NULL,
    ended     INTEGER,
    replay    TEXT    UNIQUE,
    result    TEXT
);
INSERT INTO "games" VALUES(1,2,'donburiko','{"version":1,"options":{},"seed":"4c0d3d59963bb2b00665318fd58e14844795555eb3bc620bd6686bad3fd1d055","first":null,"names":["Mari","Ken"],"deal":["9b7e4b7d9dd5deb8d87e79d66c9de4a09d697c1df4f01e6f5976246ba96d5442","3b0f8f9dc45a9a42724b867af26c3e25099990bd6654856a307d6320b6e44a82"],"nonces":[null,"9f86d081884c7d65"]}',1794802963455,1794802964620,'fin1shedgame','{"scores":[14,21],"ranks":[2,1],"winners":[1]}');
INSERT INTO "games" VALUES(2,3,'donburiko','{"version":1,"options":{},"seed":"52ea42acba861b1cd091810f9d62b9cff339f4c483fd6d34667013f424bb532f","first":null,"names":["Mari","Ken"],"deal":["8b3c41a030b932883ab68972504bd81d2e75064f2d212aa1c9feadeb12692d43","26f8ff91916743d5d8a3b7ffb78a85847ce3df2c2e93f57a1e968b135abf0f13"],"nonces":[null,"9f86d081884c7d65"]}',1794802964876,NULL,NULL,NULL);
CREATE TABLE seat_tallies (
    game    TEXT    NOT NULL,
    players INTEGER NOT NULL,
    place   INTEGER NOT NULL,
    wins    INTEGER NOT NULL,
    PRIMARY KEY (game, players, place)
) WITHOUT ROWID;
INSERT INTO "seat_tallies" VALUES('donburiko',2,1,1);
CREATE TABLE states (
    game     INTEGER PRIMARY KEY,
    number   INTEGER NOT NULL,
    shuffles INTEGER NOT NULL,
    state    TEXT    NOT NULL
);
INSERT INTO "states" VALUES(1,28,3,'{"game":"donburiko","round":3,"phase":"over","to_act":[],"first":1,"last_taker":1,"final":true,"bank":15,"rows":[{"cards":[],"taken_by":0},{"cards":[],"taken_by":1}],"players":[{"chips":14,"owed":0,"hand":["3"],"taken":{"row":"r1","cards":["L","L","4","5","4","-1","-2"],"total":0,"donburiko":false}},{"chips":21,"owed":0,"hand":[],"taken":{"row":"r2","cards":["1","3"],"total":4,"donburiko":false}}],"surplus":["2","2","-1","-2"]}');
INSERT INTO "states" VALUES(2,5,1,'{"game":"donburiko","round":1,"phase":"turn","to_act":[0],"first":1,"last_taker":null,"final":false,"bank":38,"rows":[{"cards":[{"card":"3","up":true,"by":null,"chip":0},{"card":"4","up":true,"by":1,"chip":0},{"card":"L","up":false,"by":0,"chip":1},{"card":"3","up":false,"by":1,"chip":1},{"card":"L","up":false,"by":0,"chip":1},{"card":"4","up":true,"by":1,"chip":0}],"taken_by":null},{"cards":[{"card":"-1","up":true,"by":null,"chip":0}],"taken_by":null}],"players":[{"chips":3,"owed":0,"hand":["2","-1"],"taken":null},{"chips":6,"owed":0,"hand":["1"],"taken":null}],"surplus":["2","5","-2","-2"]}');
CREATE TABLE tables (
    key     INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    code    TEXT    NOT NULL UNIQUE,
    listed  INTEGER NOT NULL,
    created INTEGER NOT NULL,
    meta    TEXT    NOT NULL
);
INSERT INTO "tables" VALUES(1,'2wy8ckuqcpd6psh4','WA1T1N',1,1794802963381,'{"config":{"game":"minions","options":{},"level":"casual","turn_seconds":null,"bot_delay_ms":700,"open":true,"casual":false},"chairs":[{"Person":{"name":"Aki","token":"34a45a8f2813401551330aef98a8eba2fe0af7ef50a5930577ea9582af27c16c","nonce":null,"stand_in":false}},"Open","Open"],"stage":"Waiting","round":1,"host":0,"first":null,"deal":["b44bbf9e3edea3d0116d3ca4eff7d0cd1605463e0740027008947da929771599","0e0a52435f0be7875c787ef29793a40816198d4d3077c2587e96b30463383a4b"],"game":null,"replay":null,"result":null}');
INSERT INTO "tables" VALUES(2,'bghdadk2hssnpt6x','K5AMGR',0,1794802963430,'{"config":{"game":"donburiko","options":{},"level":"casual","turn_seconds":null,"bot_delay_ms":0,"open":false,"casual":false},"chairs":[{"Person":{"name":"Mari","token":"76b43cbfc431af49a152eb7241e33eca807061bbccca287fd66fb233ac4c45f5","nonce":null,"stand_in":false}},{"Person":{"name":"Ken","token":"a5fa376530609164ce50622998a85d323dd297bfb353479c2e233551d53b9f76","nonce":"9f86d081884c7d65","stand_in":false}}],"stage":"Over","round":1,"host":0,"first":null,"deal":["9b7e4b7d9dd5deb8d87e79d66c9de4a09d697c1df4f01e6f5976246ba96d5442","3b0f8f9dc45a9a42724b867af26c3e25099990bd6654856a307d6320b6e44a82"],"game":1,"replay":"fin1shedgame","result":{"scores":[14,21],"ranks":[2,1],"winners":[1]}}');
INSERT INTO "tables" VALUES(3,'p1ayingtab1e','GJDK7E',0,1794802964778,'{"config":{"game":"donburiko","options":{},"level":"casual","turn_seconds":null,"bot_delay_ms":0,"open":false,"casual":false},"chairs":[{"Person":{"name":"Mari","token":"95690bfbe0175b272429703a90f7185161cb9fe849fa11256e44daec601956b3","nonce":null,"stand_in":false}},{"Person":{"name":"Ken","token":"4fda8f92f9f3af1a818bc34a3da0d2b7c263b09396775e4660326f30e15f3421","nonce":"9f86d081884c7d65","stand_in":false}}],"stage":"Playing","round":1,"host":0,"first":null,"deal":["8b3c41a030b932883ab68972504bd81d2e75064f2d212aa1c9feadeb12692d43","26f8ff91916743d5d8a3b7ffb78a85847ce3df2c2e93f57a1e968b135abf0f13"],"game":2,"replay":null,"result":null}');
CREATE TABLE tallies (
    game    TEXT    NOT NULL,
    players INTEGER NOT NULL,
    games   INTEGER NOT NULL,
    actions INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    PRIMARY KEY (game, players)
) WITHOUT ROWID;
INSERT INTO "tallies" VALUES('donburiko',2,1,28,1);
CREATE TABLE visits (
    visitor   BLOB    NOT NULL,
    table_key INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (visitor, table_key)
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (created) WHERE listed = 1;
CREATE INDEX chat_of_table ON chat (table_key, key);
COMMIT;

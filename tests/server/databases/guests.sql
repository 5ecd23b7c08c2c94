-- A database of the service from before people could keep their names: four running tables of two guests
-- and one at one screen, an open one, a bot with a token, a personal link, chat and a record.
-- tests/server/test_old_guests.py plays them on.
BEGIN TRANSACTION;
CREATE TABLE actions (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	actor INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	"key" TEXT, 
	at TEXT NOT NULL, 
	CONSTRAINT pk_actions PRIMARY KEY (table_id, seq), 
	CONSTRAINT uq_actions_table_id_key UNIQUE (table_id, "key"), 
	CONSTRAINT fk_actions_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',1,-1,'act','first p1',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',2,-1,'act','reveal e1 season-summer',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',3,-1,'act','reveal f1 season-winter',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',4,-1,'act','reveal g1 soldier-2',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',5,-1,'act','reveal h1 soldier-2',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',6,-1,'act','reveal i1 season-autumn',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',7,-1,'act','reveal d2 soldier-6',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',8,-1,'act','reveal e2 farmer-4',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',9,-1,'act','reveal f2 season-autumn',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',10,-1,'act','reveal g2 soldier-2',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',11,-1,'act','reveal h2 merchant-2',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',12,-1,'act','reveal i2 wind-breezy',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',13,-1,'act','reveal j2 farmer-2',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',14,-1,'act','reveal d3 merchant-1',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',15,-1,'act','reveal e3 merchant-4',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',16,-1,'act','reveal f3 season-autumn',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',17,-1,'act','reveal g3 farmer-4',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',18,-1,'act','reveal h3 wind-stormy',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',19,-1,'act','reveal i3 season-spring',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',20,-1,'act','reveal j3 farmer-3',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',21,-1,'act','reveal c4 farmer-1',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',22,-1,'act','reveal d4 farmer-4',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',23,-1,'act','reveal e4 soldier-3',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',24,-1,'act','reveal f4 farmer-6',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',25,-1,'act','reveal g4 farmer-6',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',26,-1,'act','reveal h4 dragon-pearl',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',27,-1,'act','reveal i4 soldier-1',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',28,-1,'act','reveal j4 wind-breezy',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',29,-1,'act','reveal k4 farmer-5',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',30,-1,'act','reveal c5 soldier-5',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',31,-1,'act','reveal d5 dragon-ember',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',32,-1,'act','reveal e5 farmer-3',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',33,-1,'act','reveal f5 farmer-1',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',34,-1,'act','reveal g5 dragon-ember',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',35,-1,'act','reveal h5 farmer-2',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',36,-1,'act','reveal i5 wind-stormy',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',37,-1,'act','reveal j5 season-spring',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',38,-1,'act','reveal k5 dragon-pearl',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',39,-1,'act','reveal c6 merchant-1',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',40,-1,'act','reveal d6 soldier-1',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',41,-1,'act','reveal e6 farmer-4',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',42,-1,'act','reveal f6 merchant-4',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',43,-1,'act','reveal g6 dragon-jade',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',44,-1,'act','reveal h6 soldier-4',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',45,-1,'act','reveal i6 dragon-jade',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',46,-1,'act','reveal j6 soldier-1',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',47,-1,'act','reveal k6 farmer-2',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',48,-1,'act','reveal c7 soldier-5',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',49,-1,'act','reveal d7 soldier-6',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',50,-1,'act','reveal e7 soldier-1',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',51,-1,'act','reveal f7 soldier-4',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',52,-1,'act','reveal g7 season-winter',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',53,-1,'act','reveal h7 merchant-1',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',54,-1,'act','reveal i7 dragon-ember',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',55,-1,'act','reveal j7 soldier-5',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',56,-1,'act','reveal k7 soldier-3',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',57,-1,'act','reveal d8 wind-rainy',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',58,-1,'act','reveal e8 wind-snowy',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',59,-1,'act','reveal f8 season-summer',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',60,-1,'act','reveal g8 soldier-6',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',61,-1,'act','reveal h8 merchant-5',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',62,-1,'act','reveal i8 wind-stormy',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',63,-1,'act','reveal j8 dragon-ember',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',64,-1,'act','reveal d9 farmer-5',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',65,-1,'act','reveal e9 dragon-jade',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',66,-1,'act','reveal f9 soldier-4',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',67,-1,'act','reveal g9 season-spring',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',68,-1,'act','reveal h9 merchant-5',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',69,-1,'act','reveal i9 wind-rainy',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',70,-1,'act','reveal j9 farmer-3',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',71,-1,'act','reveal e10 farmer-5',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',72,-1,'act','reveal f10 soldier-5',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',73,-1,'act','reveal g10 dragon-pearl',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',74,-1,'act','reveal h10 merchant-2',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',75,-1,'act','reveal i10 merchant-1',NULL,'2026-11-18T01:05:28.536Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',76,0,'act','take h6','sO987jOrKiVLMxPm/key-75','2026-11-18T01:05:28.564Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',77,-1,'act','reveal h6 merchant-6',NULL,'2026-11-18T01:05:28.564Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',78,0,'act','shrine','sO987jOrKiVLMxPm/key-77','2026-11-18T01:05:28.575Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',79,0,'act','place a4','sO987jOrKiVLMxPm/key-78','2026-11-18T01:05:28.591Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',80,1,'act','take g4','Po0Ix_NZR4JTNJ6T/key-79','2026-11-18T01:05:28.605Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',81,-1,'act','reveal g4 merchant-6',NULL,'2026-11-18T01:05:28.605Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',82,1,'act','discard','Po0Ix_NZR4JTNJ6T/key-81','2026-11-18T01:05:28.626Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',83,0,'act','take f6','sO987jOrKiVLMxPm/key-82','2026-11-18T01:05:28.639Z');
INSERT INTO "actions" VALUES('PpNVwesAz6qb-heH',84,-1,'act','reveal f6 season-summer',NULL,'2026-11-18T01:05:28.639Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',1,-1,'act','seat p1',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',2,-1,'act','reveal steward-left steward-12',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',3,-1,'act','reveal steward-middle steward-15',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',4,-1,'act','reveal steward-right steward-5',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',5,-1,'act','reveal diplomat-left diplomat-2',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',6,-1,'act','reveal diplomat-right diplomat-6',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',7,-1,'act','daimyo daimyo-1',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',8,-1,'act','tile black-coin',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',9,-1,'act','tile white-pearl',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',10,-1,'act','tile coral-iron',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',11,-1,'act','tile black-pearl',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',12,-1,'act','tile coral-any',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',13,-1,'act','tile white-any',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',14,-1,'act','tile black-iron',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',15,-1,'act','tile white-food',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',16,-1,'act','tile white-coin',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',17,-1,'act','tile black-any',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',18,-1,'act','tile coral-pearl',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',19,-1,'act','tile coral-coin',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',20,-1,'act','tile black-food',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',21,-1,'act','tile coral-food',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',22,-1,'act','tile white-iron',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',23,-1,'act','garden plant-5',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',24,-1,'act','garden stone-1',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',25,-1,'act','garden plant-2',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',26,-1,'act','garden stone-4',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',27,-1,'act','garden plant-3',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',28,-1,'act','garden stone-2',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',29,-1,'act','yard drill-4',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',30,-1,'act','yard drill-7',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',31,-1,'act','yard drill-8',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',32,-1,'act','yard drill-6',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',33,-1,'act','roll coral 226',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',34,-1,'act','roll black 125',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',35,-1,'act','roll white 112',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',36,-1,'act','resource resource-7',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',37,-1,'act','resource resource-1',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',38,-1,'act','resource resource-4',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',39,-1,'act','action action-courtier',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',40,-1,'act','action action-warrior',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',41,-1,'act','action action-gardener',NULL,'2026-11-18T01:05:28.815Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',42,1,'act','pair resource-1','Po0Ix_NZR4JTNJ6T/key-41','2026-11-18T01:05:28.826Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',43,0,'act','pair resource-7','sO987jOrKiVLMxPm/key-42','2026-11-18T01:05:28.844Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',44,0,'act','gain pearl','sO987jOrKiVLMxPm/key-43','2026-11-18T01:05:28.859Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',45,0,'act','swap food','sO987jOrKiVLMxPm/key-44','2026-11-18T01:05:28.869Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',46,0,'act','take black right','sO987jOrKiVLMxPm/key-45','2026-11-18T01:05:28.879Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',47,0,'act','place diplomat-left','sO987jOrKiVLMxPm/key-46','2026-11-18T01:05:28.892Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',48,0,'act','pass','sO987jOrKiVLMxPm/key-47','2026-11-18T01:05:28.898Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',49,1,'act','take white right','Po0Ix_NZR4JTNJ6T/key-48','2026-11-18T01:05:28.910Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',50,1,'act','swap coin','Po0Ix_NZR4JTNJ6T/key-49','2026-11-18T01:05:28.919Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',51,1,'act','place steward-right','Po0Ix_NZR4JTNJ6T/key-50','2026-11-18T01:05:28.934Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',52,0,'act','take black right','sO987jOrKiVLMxPm/key-51','2026-11-18T01:05:28.940Z');
INSERT INTO "actions" VALUES('-XNttLFwv2TmJEYZ',53,0,'act','place diplomat-right','sO987jOrKiVLMxPm/key-52','2026-11-18T01:05:28.954Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',1,-1,'act','first p2',NULL,'2026-11-18T01:05:29.088Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',2,-1,'act','scoring score2',NULL,'2026-11-18T01:05:29.088Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',3,-1,'act','scoring score7',NULL,'2026-11-18T01:05:29.088Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',4,-1,'act','scoring score8',NULL,'2026-11-18T01:05:29.088Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',5,-1,'act','scoring score6',NULL,'2026-11-18T01:05:29.088Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',6,-1,'act','scoring score4',NULL,'2026-11-18T01:05:29.088Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',7,-1,'act','scoring score5',NULL,'2026-11-18T01:05:29.088Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',8,-1,'act','bonus bon2',NULL,'2026-11-18T01:05:29.088Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',9,-1,'act','bonus bon8',NULL,'2026-11-18T01:05:29.088Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',10,-1,'act','bonus bon6',NULL,'2026-11-18T01:05:29.088Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',11,-1,'act','bonus bon1',NULL,'2026-11-18T01:05:29.088Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',12,-1,'act','bonus bon9',NULL,'2026-11-18T01:05:29.088Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',13,-1,'act','bonus bon7',NULL,'2026-11-18T01:05:29.088Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',14,1,'act','choose dwarves','Po0Ix_NZR4JTNJ6T/key-13','2026-11-18T01:05:29.106Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',1,-1,'act','seat p2',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',2,-1,'act','reveal steward-left steward-13',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',3,-1,'act','reveal steward-middle steward-15',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',4,-1,'act','reveal steward-right steward-5',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',5,-1,'act','reveal diplomat-left diplomat-3',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',6,-1,'act','reveal diplomat-right diplomat-11',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',7,-1,'act','daimyo daimyo-1',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',8,-1,'act','tile white-coin',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',9,-1,'act','tile coral-iron',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',10,-1,'act','tile black-any',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',11,-1,'act','tile white-iron',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',12,-1,'act','tile white-pearl',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',13,-1,'act','tile black-iron',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',14,-1,'act','tile black-food',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',15,-1,'act','tile coral-coin',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',16,-1,'act','tile coral-food',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',17,-1,'act','tile black-pearl',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',18,-1,'act','tile black-coin',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',19,-1,'act','tile coral-any',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',20,-1,'act','tile white-any',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',21,-1,'act','tile white-food',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',22,-1,'act','tile coral-pearl',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',23,-1,'act','garden plant-3',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',24,-1,'act','garden stone-4',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',25,-1,'act','garden plant-5',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',26,-1,'act','garden stone-3',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',27,-1,'act','garden plant-4',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',28,-1,'act','garden stone-1',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',29,-1,'act','yard drill-6',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',30,-1,'act','yard drill-7',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',31,-1,'act','yard drill-8',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',32,-1,'act','yard drill-3',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',33,-1,'act','roll coral 155',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',34,-1,'act','roll black 246',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',35,-1,'act','roll white 146',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',36,-1,'act','resource resource-7',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',37,-1,'act','resource resource-5',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',38,-1,'act','resource resource-4',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',39,-1,'act','action action-gardener',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',40,-1,'act','action action-courtier',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',41,-1,'act','action action-gardener',NULL,'2026-11-18T01:05:29.583Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',42,0,'act','pair resource-5','sO987jOrKiVLMxPm/key-41','2026-11-18T01:05:29.599Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',43,0,'act','gain food','sO987jOrKiVLMxPm/key-42','2026-11-18T01:05:29.610Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',44,0,'act','gain pearl','sO987jOrKiVLMxPm/key-43','2026-11-18T01:05:29.631Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',45,0,'act','gain iron','sO987jOrKiVLMxPm/key-44','2026-11-18T01:05:29.650Z');
INSERT INTO "actions" VALUES('Wajz7oyBnQlvigd3',46,1,'act','pair resource-4','sO987jOrKiVLMxPm/key-45','2026-11-18T01:05:29.671Z');
INSERT INTO "actions" VALUES('lO5KRPY2EkM3JeNf',15,2,'act','choose swarmlings',NULL,'2026-11-18T01:05:29.707Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',1,-1,'act','seat p2',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',2,-1,'act','reveal steward-left steward-2',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',3,-1,'act','reveal steward-middle steward-15',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',4,-1,'act','reveal steward-right steward-5',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',5,-1,'act','reveal diplomat-left diplomat-11',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',6,-1,'act','reveal diplomat-right diplomat-5',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',7,-1,'act','daimyo daimyo-7',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',8,-1,'act','tile black-iron',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',9,-1,'act','tile white-coin',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',10,-1,'act','tile coral-iron',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',11,-1,'act','tile white-food',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',12,-1,'act','tile coral-food',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',13,-1,'act','tile black-any',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',14,-1,'act','tile black-coin',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',15,-1,'act','tile black-pearl',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',16,-1,'act','tile coral-pearl',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',17,-1,'act','tile white-any',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',18,-1,'act','tile black-food',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',19,-1,'act','tile white-pearl',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',20,-1,'act','tile coral-coin',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',21,-1,'act','tile coral-any',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',22,-1,'act','tile white-iron',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',23,-1,'act','garden plant-4',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',24,-1,'act','garden stone-4',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',25,-1,'act','garden plant-1',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',26,-1,'act','garden stone-1',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',27,-1,'act','garden plant-3',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',28,-1,'act','garden stone-3',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',29,-1,'act','yard drill-7',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',30,-1,'act','yard drill-3',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',31,-1,'act','yard drill-8',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',32,-1,'act','yard drill-4',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',33,-1,'act','roll coral 135',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',34,-1,'act','roll black 256',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',35,-1,'act','roll white 336',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',36,-1,'act','resource resource-7',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',37,-1,'act','resource resource-2',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',38,-1,'act','resource resource-8',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',39,-1,'act','action action-gardener',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',40,-1,'act','action action-warrior',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',41,-1,'act','action action-warrior',NULL,'2026-11-18T01:05:29.716Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',42,0,'act','pair resource-2','sO987jOrKiVLMxPm/key-41','2026-11-18T01:05:29.728Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',43,0,'act','gain food','sO987jOrKiVLMxPm/key-42','2026-11-18T01:05:29.739Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',44,0,'act','gain pearl','sO987jOrKiVLMxPm/key-43','2026-11-18T01:05:29.747Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',45,1,'act','pair resource-7',NULL,'2026-11-18T01:05:30.017Z');
INSERT INTO "actions" VALUES('AJDCOtIQ4IhT8FDk',46,1,'act','gain pearl',NULL,'2026-11-18T01:05:30.080Z');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE buckets (
	kind TEXT NOT NULL, 
	who TEXT NOT NULL, 
	"left" DOUBLE NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_buckets PRIMARY KEY (kind, who)
);
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	id INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	at TEXT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, id), 
	CONSTRAINT fk_chat_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('PpNVwesAz6qb-heH',1,'sO987jOrKiVLMxPm','Ana',0,'Have fun','2026-11-18T01:05:28.654Z');
INSERT INTO "chat" VALUES('PpNVwesAz6qb-heH',2,'Po0Ix_NZR4JTNJ6T','Bruno',1,'You too','2026-11-18T01:05:28.669Z');
INSERT INTO "chat" VALUES('-XNttLFwv2TmJEYZ',1,'sO987jOrKiVLMxPm','Ana',0,'Have fun','2026-11-18T01:05:28.962Z');
INSERT INTO "chat" VALUES('-XNttLFwv2TmJEYZ',2,'Po0Ix_NZR4JTNJ6T','Bruno',1,'You too','2026-11-18T01:05:28.967Z');
INSERT INTO "chat" VALUES('lO5KRPY2EkM3JeNf',1,'sO987jOrKiVLMxPm','Ana',0,'Have fun','2026-11-18T01:05:29.547Z');
INSERT INTO "chat" VALUES('lO5KRPY2EkM3JeNf',2,'Po0Ix_NZR4JTNJ6T','Bruno',1,'You too','2026-11-18T01:05:29.570Z');
CREATE TABLE job_peers (
	id TEXT NOT NULL, 
	kinds TEXT NOT NULL, 
	plays TEXT NOT NULL, 
	beat_at DOUBLE NOT NULL, 
	CONSTRAINT pk_job_peers PRIMARY KEY (id)
);
CREATE TABLE jobs (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	priority INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	rank INTEGER NOT NULL, 
	asked_at DOUBLE NOT NULL, 
	needs TEXT NOT NULL, 
	address TEXT NOT NULL, 
	person TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	worker TEXT, 
	tries INTEGER NOT NULL, 
	question TEXT NOT NULL, 
	answer TEXT, 
	CONSTRAINT pk_jobs PRIMARY KEY (id)
);
CREATE TABLE leases (
	table_id TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (table_id)
);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	link_hash TEXT, 
	created_at TEXT NOT NULL, session INTEGER DEFAULT '0' NOT NULL, owner TEXT, is_bot BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_link_hash UNIQUE (link_hash)
);
INSERT INTO "people" VALUES('sO987jOrKiVLMxPm','Ana','0dc350649dd3994ba16e98dfa846c96883de3a1b261cbcef7238ae029ef72261','2026-11-18T01:05:28.326Z',1,NULL,0);
INSERT INTO "people" VALUES('Po0Ix_NZR4JTNJ6T','Bruno',NULL,'2026-11-18T01:05:28.414Z',0,NULL,0);
INSERT INTO "people" VALUES('f4CJcaV9dfWZ9HDK','Ana''s bot',NULL,'2026-11-18T01:05:29.764Z',0,'sO987jOrKiVLMxPm',1);
CREATE TABLE processes (
	id TEXT NOT NULL, 
	beat_at DOUBLE NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
CREATE TABLE records (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	text TEXT NOT NULL, 
	created_at TEXT NOT NULL, owner TEXT DEFAULT '' NOT NULL, address TEXT DEFAULT '' NOT NULL, seen_at TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (id)
);
INSERT INTO "records" VALUES('lskh56GCojeKMtDm','white_castle','tenshu record 1
game: white_castle/2
seats: 2
player 1: Ana
player 2: Bruno
date: 2026-11-18

* seat p1; reveal steward-left steward-12; reveal steward-middle steward-15
* reveal steward-right steward-5; reveal diplomat-left diplomat-2; reveal diplomat-right diplomat-6
* daimyo daimyo-1; tile black-coin; tile white-pearl; tile coral-iron; tile black-pearl
* tile coral-any; tile white-any; tile black-iron; tile white-food; tile white-coin; tile black-any
* tile coral-pearl; tile coral-coin; tile black-food; tile coral-food; tile white-iron
* garden plant-5; garden stone-1; garden plant-2; garden stone-4; garden plant-3; garden stone-2
* yard drill-4; yard drill-7; yard drill-8; yard drill-6; roll coral 226; roll black 125
* roll white 112; resource resource-7; resource resource-1; resource resource-4
* action action-courtier; action action-warrior; action action-gardener
p2: pair resource-1
p1: pair resource-7; gain pearl; swap food; take black right; place diplomat-left; pass
p2: take white right; swap coin; place steward-right
p1: take black right; place diplomat-right
','2026-11-18T01:05:30.006Z','sO987jOrKiVLMxPm','baa2fe9839a469ccbb5db3fae8bd655a503559cde0d17b288c182b729e9d6702','2026-11-18T01:05:30.006Z');
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT, 
	name TEXT, 
	bot TEXT, 
	is_away BOOLEAN NOT NULL, 
	orders TEXT NOT NULL, is_bot BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_person_people FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('PpNVwesAz6qb-heH',0,'sO987jOrKiVLMxPm','Ana',NULL,0,'{}',0);
INSERT INTO "seats" VALUES('PpNVwesAz6qb-heH',1,'Po0Ix_NZR4JTNJ6T','Bruno',NULL,0,'{}',0);
INSERT INTO "seats" VALUES('-XNttLFwv2TmJEYZ',0,'sO987jOrKiVLMxPm','Ana',NULL,0,'{}',0);
INSERT INTO "seats" VALUES('-XNttLFwv2TmJEYZ',1,'Po0Ix_NZR4JTNJ6T','Bruno',NULL,0,'{}',0);
INSERT INTO "seats" VALUES('lO5KRPY2EkM3JeNf',0,'sO987jOrKiVLMxPm','Ana',NULL,0,'{}',0);
INSERT INTO "seats" VALUES('lO5KRPY2EkM3JeNf',1,'Po0Ix_NZR4JTNJ6T','Bruno',NULL,0,'{}',0);
INSERT INTO "seats" VALUES('lO5KRPY2EkM3JeNf',2,NULL,'greedy','greedy',0,'{}',0);
INSERT INTO "seats" VALUES('Wajz7oyBnQlvigd3',0,'sO987jOrKiVLMxPm','Ana',NULL,0,'{}',0);
INSERT INTO "seats" VALUES('Wajz7oyBnQlvigd3',1,'sO987jOrKiVLMxPm','Zoe',NULL,0,'{}',0);
INSERT INTO "seats" VALUES('AJDCOtIQ4IhT8FDk',0,'sO987jOrKiVLMxPm','Ana',NULL,0,'{}',0);
INSERT INTO "seats" VALUES('AJDCOtIQ4IhT8FDk',1,'Po0Ix_NZR4JTNJ6T','Bruno','medium',1,'{}',0);
INSERT INTO "seats" VALUES('WVWTqw9YgUH7pyQm',0,'sO987jOrKiVLMxPm','Ana',NULL,0,'{}',0);
INSERT INTO "seats" VALUES('WVWTqw9YgUH7pyQm',1,NULL,NULL,NULL,0,'{}',0);
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('cookie-secret','2ca21fcbf76398ef929cb0628a1309ddc604ac8f09f2f664a2d4737a25dec0ff');
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	numbers TEXT NOT NULL, digest TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY (table_id), 
	CONSTRAINT fk_snapshots_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('PpNVwesAz6qb-heH',75,'[4,4,0,0,0,0,74,-1,-1,-1,-1,0,0,0,0,0,0,0,0,0,0,-1,38,0,0,0,0,0,0,1,1,1,1,1,0,0,0,0,0,0,0,1,1,2,2,2,1,1,0,0,0,0,0,0,1,1,2,3,2,1,1,0,0,0,0,0,1,1,2,2,3,2,2,1,1,0,0,0,0,1,1,2,3,3,3,2,1,1,0,0,0,0,1,1,2,3,3,3,2,1,1,0,0,0,0,1,1,2,2,3,2,2,1,1,0,0,0,0,0,1,1,2,3,2,1,1,0,0,0,0,0,0,1,1,2,2,2,1,1,0,0,0,0,0,0,0,1,1,1,1,1,0,0,0,0,0,-1,-1,-1,-1,19,21,7,7,20,-1,-1,-1,-1,-1,-1,-1,11,15,20,7,1,24,13,-1,-1,-1,-1,-1,-1,0,3,20,15,23,18,14,-1,-1,-1,-1,-1,12,15,8,17,17,28,6,24,16,-1,-1,-1,-1,10,27,14,12,27,13,23,18,28,-1,-1,-1,-1,0,6,15,3,26,9,26,6,13,-1,-1,-1,-1,10,11,6,9,21,0,27,10,8,-1,-1,-1,-1,-1,22,25,19,11,4,23,27,-1,-1,-1,-1,-1,-1,16,26,9,18,4,22,14,-1,-1,-1,-1,-1,-1,-1,16,10,28,1,0,-1,-1,-1,-1,-1,0,2,4,2,2,4,0,1,2,1,0,1,2,1,1,0,1,2,1,2,1,2,2,1,2,3,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,0,0,0,0]','7f3f2de4d3925593e6c62c4d4538091c53e5d6aee904d77d39db3a80e601556e');
INSERT INTO "snapshots" VALUES('-XNttLFwv2TmJEYZ',41,'[11,0,1,0,0,1,0,57545546,75539621,0,-1,0,0,0,0,0,0,0,0,-1,0,0,0,0,0,2,2,0,0,6,1,2,0,0,5,1,1,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,11,14,4,16,20,9,7,14,12,3,8,1,13,2,6,4,10,5,0,11,4,5,1,8,2,6,3,6,7,5,-1,-1,-1,6,0,3,-1,-1,0,2,1,-1,-1,0,1,-1,-1,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,0,0,0,0,5,5,5,0,0,0,0,0,0,0,0,-1,0,-1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,5,5,0,0,0,0,0,0,0,0,-1,0,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]','c262b523fccddd962e9f622fc626842bc520224dc24baa8c487ac9cad8f60b08');
INSERT INTO "snapshots" VALUES('Wajz7oyBnQlvigd3',41,'[11,0,0,0,0,1,0,24972106,75539621,0,-1,0,0,0,0,0,0,0,0,-1,0,0,0,0,0,1,5,0,0,5,2,4,0,0,6,1,4,0,0,6,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,12,14,4,17,25,14,11,0,1,12,7,8,6,3,5,13,4,9,10,2,2,8,4,7,3,5,5,6,7,2,-1,-1,-1,6,4,3,-1,-1,1,0,1,-1,-1,1,0,-1,-1,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,0,0,0,0,5,5,5,0,0,0,0,0,0,0,0,-1,0,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,5,5,0,0,0,0,0,0,0,0,-1,0,-1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]','6e69337357a1b4462eb6c78407be4c2294718d63b6fa4a03eac858045781e9d2');
INSERT INTO "snapshots" VALUES('AJDCOtIQ4IhT8FDk',41,'[11,0,0,0,0,1,0,24582984,75539621,6,-1,0,0,0,0,0,0,0,0,-1,0,0,0,0,0,1,3,0,0,5,2,5,0,0,6,3,3,0,0,6,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,14,4,25,19,6,10,2,14,0,13,1,8,5,9,12,7,4,3,11,3,8,0,5,2,7,6,2,7,3,-1,-1,-1,6,1,7,-1,-1,1,2,2,-1,-1,1,0,-1,-1,0,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,0,0,0,0,5,5,5,0,0,0,0,0,0,0,0,-1,0,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,5,5,0,0,0,0,0,0,0,0,-1,0,-1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]','cc2dd63510ecc8d2c3154ee07533932cc5159165ea763e3677d572fe852ed3ff');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	status TEXT NOT NULL, 
	host TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	is_listed BOOLEAN NOT NULL, 
	has_spectators BOOLEAN NOT NULL, 
	is_one_screen BOOLEAN NOT NULL, 
	pace INTEGER NOT NULL, 
	actor INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	undo_request TEXT, 
	rematch TEXT, 
	edits INTEGER NOT NULL, 
	created_at TEXT NOT NULL, 
	updated_at TEXT NOT NULL, later_seeds TEXT DEFAULT '[]' NOT NULL, admits_bots BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host_people FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('PpNVwesAz6qb-heH','dragon_castle',2,'{"layout":"standard","spirits":"none","dragons":"none","realm":"6x4","first_player":"random","no_space":"restrict","shrine_supply":"limited","pending_sets":"first","pending_cost":"forbidden","elegance":"strict","deception":"same_floor","strength":"top","faith":"after","harmony":"built"}','running','sO987jOrKiVLMxPm','8062ae51ba00b4970a20bf74f85f10af',0,1,0,0,0,84,NULL,NULL,8,'2026-11-18T01:05:28.502Z','2026-11-18T01:05:28.639Z','[]',0);
INSERT INTO "tables" VALUES('-XNttLFwv2TmJEYZ','white_castle',2,'{"difficulty":"medium","turn_order":"random"}','running','sO987jOrKiVLMxPm','6906ef496e93575dd79eea1af8f12a7b',0,1,0,0,0,53,NULL,NULL,14,'2026-11-18T01:05:28.795Z','2026-11-18T01:05:28.954Z','[]',0);
INSERT INTO "tables" VALUES('lO5KRPY2EkM3JeNf','terra_mystica',2,'{"setup":"normal","factions":"choose","scoring":"random","bonus":"random","first_player":"random","turn_order":"fixed","town_tiles":"base","shipping_card":"off","temple_tile":"off","cultists":"rulebook","spade_points":"used","drop_out":"off","power_answers":"at_once"}','running','sO987jOrKiVLMxPm','74ed7659edb2779ca2725408f95e571d',0,1,0,0,0,15,NULL,NULL,4,'2026-11-18T01:05:29.071Z','2026-11-18T01:05:29.707Z','[]',0);
INSERT INTO "tables" VALUES('Wajz7oyBnQlvigd3','white_castle',2,'{"difficulty":"medium","turn_order":"random"}','running','sO987jOrKiVLMxPm','c541bc6a8225a48e471e5d29b486a502',0,1,1,0,1,46,NULL,NULL,5,'2026-11-18T01:05:29.583Z','2026-11-18T01:05:29.671Z','[]',0);
INSERT INTO "tables" VALUES('AJDCOtIQ4IhT8FDk','white_castle',2,'{"difficulty":"medium","turn_order":"random"}','running','sO987jOrKiVLMxPm','ac5ab9036cf0eea13c85ac54fc1fdb11',0,1,0,0,1,46,NULL,NULL,8,'2026-11-18T01:05:29.688Z','2026-11-18T01:05:30.080Z','[]',0);
INSERT INTO "tables" VALUES('WVWTqw9YgUH7pyQm','dragon_castle',2,'{"layout":"standard","spirits":"none","dragons":"none","realm":"6x4","first_player":"random","no_space":"restrict","shrine_supply":"limited","pending_sets":"first","pending_cost":"forbidden","elegance":"strict","deception":"same_floor","strength":"top","faith":"after","harmony":"built"}','open','sO987jOrKiVLMxPm','69c4cca25497963f9a300569d71030b2',0,1,0,0,-2,0,NULL,NULL,0,'2026-11-18T01:05:29.770Z','2026-11-18T01:05:29.770Z','[]',1);
CREATE TABLE tokens (
	id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	scopes TEXT NOT NULL, 
	created_at TEXT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (id), 
	CONSTRAINT uq_tokens_hash UNIQUE (hash), 
	CONSTRAINT fk_tokens_person_people FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_tokens_owner_people FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES('FTJ_sKbrBSszC15N','f4CJcaV9dfWZ9HDK','sO987jOrKiVLMxPm','f1f51fa4eb518e0a16a465465dd3d94c5c63a48b958a44d6a2586dc2a4f6c250','bot:play','2026-11-18T01:05:29.764Z');
CREATE INDEX ix_tables_status_is_listed ON tables (status, is_listed);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_records_owner ON records (owner);
CREATE INDEX ix_records_address ON records (address);
CREATE INDEX ix_records_seen_at ON records (seen_at);
CREATE INDEX ix_leases_owner ON leases (owner);
CREATE INDEX ix_buckets_at ON buckets (at);
CREATE INDEX ix_people_owner ON people (owner);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_jobs_next ON jobs (priority, turn, rank, asked_at);
CREATE INDEX ix_jobs_owner ON jobs (owner);
CREATE INDEX ix_jobs_worker ON jobs (worker);
COMMIT;

### The words of the page in English. Every language has the same keys.

page-title = Tenshu
